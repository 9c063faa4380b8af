import { claim } from '@/content/claim'
import type { Watch } from './types'

export const reinigungsdienste: Watch = {
  heading: 'Ein Montagabend auf der Büroetage',
  lead: `Zum Beispiel eine Etage mit 24 Arbeitsplätzen, Raum für Raum nach Verzeichnis. ${claim('Ihre Räume messen wir bei der Besichtigung auf.')}`,
  alt: 'Büroetage am Abend von schräg oben, Wände niedrig geschnitten: hinten Besprechungsräume, Küche und Sanitärräume, vorn Schreibtische und Lobby, dazwischen der Flur mit nassen Bahnen und Aufstellern.',
  drawing: { scale: '', north: '' },
  shift: { from: '18:00', to: '21:30' },
  log: 'Protokoll',
  moves: 'on foot',
  places: {
    putzraum: 'Putzraum',
    lobby: 'Lobby',
    kueche: 'Teeküche',
    besprechung: 'Besprechung',
    buero: 'Büro',
    sanitaer: 'Sanitärräume',
    flur: 'Flur',
    anfang: 'Flur',
    ende: 'Flur',
    aufzug: 'Aufzüge',
  },
  stops: [
    { at: '18:00', post: 'putzraum', text: 'Wagen bestückt: Tücher in vier Farben, Mittel nach Liste.' },
    { at: '18:10', post: 'lobby', text: 'Zuerst die Matte am Aufzug.' },
    { at: '18:30', post: 'kueche', text: 'Spüle, Griffe und Tische, Papierkorb geleert.' },
    { at: '18:55', post: 'besprechung', text: 'Drei Tische. Die Tafel bleibt, wie sie ist.' },
    { at: '19:20', post: 'buero', text: 'Papierkörbe und Teppich. Unterlagen bleiben liegen.' },
    { at: '20:05', post: 'sanitaer', text: 'WCs, dann Becken. Seife und Papier ergänzt.' },
    { at: '20:45', post: 'flur', text: 'Zwei Aufsteller. Die zweite Hälfte bleibt trocken.' },
    { at: '20:47', post: 'anfang' },
    { at: '20:57', post: 'ende' },
    { at: '21:00', post: 'lobby', text: 'Naturstein ohne saures Mittel. Ein Durchgang bleibt frei.' },
    { at: '21:15', post: 'buero', text: 'Rundgang mit Liste: Fenster geschlossen, Teppichfleck notiert.' },
    { at: '21:25', post: 'putzraum', text: 'Tücher nach Farben in die Wäsche.' },
    { at: '21:30', post: 'aufzug', text: 'Alarmanlage an, Schlüssel quittiert.' },
  ],
}
