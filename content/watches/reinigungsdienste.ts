import { claim } from '@/content/claim'
import type { Watch } from './types'

export const reinigungsdienste: Watch = {
  heading: 'Ein Abend auf der Büroetage',
  lead: `Eine gedachte Etage mit 24 Arbeitsplätzen, abends, Raum für Raum nach Verzeichnis. ${claim('Ihren Plan zeichnen wir nach der Besichtigung.')}`,
  alt: 'Büroetage am Abend von schräg oben, Wände niedrig geschnitten: hinten Besprechungsräume, Küche und Sanitärräume, vorn Schreibtische und Lobby, dazwischen der Flur mit nassen Bahnen und Aufstellern.',
  drawing: { scale: '', north: '' },
  shift: { from: '18:00', to: '21:30' },
  log: 'Protokoll',
  moves: 'on foot',
  places: {
    putzraum: 'Putzraum',
    sanitaer: 'Sanitärräume',
    kueche: 'Teeküche',
    besprechung: 'Besprechung',
    buero: 'Büro',
    flur: 'Flur',
    anfang: 'Flur',
    ende: 'Flur',
    lobby: 'Lobby',
    aufzug: 'Aufzüge',
  },
  stops: [
    {
      at: '18:00',
      post: 'putzraum',
      text: 'Wagen bestückt: Tücher in vier Farben, Mittel nach Belagsliste.',
    },
    { at: '18:10', post: 'lobby', text: 'Zuerst die Matte am Aufzug, dann der Sand auf dem Stein.' },
    { at: '18:30', post: 'kueche', text: 'Grüne Tücher. Spüle, Griffe und Tische, Papierkorb geleert.' },
    { at: '18:55', post: 'besprechung', text: 'Blaue Tücher. Drei Tische, Tafel bleibt, wie sie ist.' },
    {
      at: '19:20',
      post: 'buero',
      text: 'Papierkörbe und freie Flächen. Volle Schreibtische bleiben, Unterlagen bleiben liegen.',
    },
    {
      at: '20:05',
      post: 'sanitaer',
      text: 'Rote Tücher für die WCs, gelbe für Becken und Armaturen. Seife und Papier ergänzt.',
    },
    {
      at: '20:45',
      post: 'flur',
      text: 'Zwei Aufsteller. Gewischt wird in Bahnen, die zweite Hälfte bleibt trocken.',
    },
    { at: '20:47', post: 'anfang' },
    { at: '20:57', post: 'ende' },
    { at: '21:00', post: 'lobby', text: 'Naturstein ohne saures Mittel. Ein Durchgang bleibt frei.' },
    {
      at: '21:15',
      post: 'buero',
      text: 'Rundgang mit Liste: ein Fenster gekippt, geschlossen. Fleck am Teppich mit Datum notiert.',
    },
    { at: '21:25', post: 'putzraum', text: 'Aufsteller eingesammelt, Tücher nach Farben in die Wäsche.' },
    { at: '21:30', post: 'aufzug', text: 'Alarmanlage scharf, Schlüssel quittiert.' },
  ],
}
