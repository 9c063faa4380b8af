import { claim } from '@/content/claim'
import type { Watch } from './types'

export const kontrolldienst: Watch = {
  heading: 'Eine Tour durchs Quartier',
  lead: `Sechs Adressen, ein Wagen, zwei Runden: ein Beispiel dafür, was eine Nacht bringen kann. ${claim('Ihre Adressen fahren wir einmal mit Ihnen ab, bevor wir die Tour planen.')}`,
  alt: 'Stadtquartier bei Nacht von oben: Wohnblöcke um Höfe, eine Kita, Gewerbehallen an der Bahn, Bürohäuser und eine Praxis am Fluss, dazwischen beleuchtete Straßen.',
  drawing: { scale: '100\u00a0m', north: 'N' },
  shift: { from: '21:30', to: '06:15' },
  log: 'Tourbericht',
  moves: 'by car',
  places: {
    start: 'Wagen',
    buero: 'Bürohaus',
    kita: 'Kita',
    praxis: 'Praxis',
    lager: 'Lager',
    werkstatt: 'Werkstatt',
    depot: 'Depot',
  },
  stops: [
    { at: '21:30', post: 'start', text: 'Schlüssel gegen Unterschrift übernommen.' },
    { at: '21:45', post: 'buero', text: 'Eine Person arbeitet noch, sie geht. Abgeschlossen um 22:14.' },
    { at: '22:25', post: 'kita', text: 'Gartentür nur angelehnt, geschlossen.' },
    { at: '22:45', post: 'praxis', text: 'Im Heizungskeller lief ein Heizlüfter, ausgeschaltet.' },
    { at: '23:20', post: 'lager', text: 'Rampentore zu, Rückwand trocken.' },
    { at: '23:50', post: 'werkstatt', text: 'Außen nichts Auffälliges.' },
    { at: '00:10', post: 'depot', text: 'Tor zu, Kellerfenster heil.' },
    { at: '00:30', post: 'start', rest: 45, text: 'Pause. In dieser Zeit ist niemand auf Tour.' },
    { at: '01:25', post: 'depot', text: 'Runde 2, andere Reihenfolge. Unverändert.' },
    { at: '01:50', post: 'praxis', text: 'Wasser läuft im Keller. Haupthahn zu, Meldeliste angerufen.' },
    { at: '02:45', post: 'kita', text: 'Ruhig.' },
    {
      at: '03:10',
      post: 'werkstatt',
      text: 'Seitentür aufgehebelt. Nicht hineingegangen: 110, dann Meldeliste. Bis 04:15 am Ort.',
    },
    { at: '04:25', post: 'lager', text: 'Unverändert.' },
    { at: '05:00', post: 'buero', text: 'Kontrollpunkt am Dachausgang um 05:18.' },
    { at: '05:45', post: 'depot', text: 'Tor zur Frühschicht geöffnet.' },
    { at: '06:15', post: 'start', text: 'Schlüssel im Tresor, Bericht zu jedem Halt abgelegt.' },
  ],
}
