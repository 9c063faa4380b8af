import { claim } from '@/content/claim'
import type { Watch } from './types'

export const kontrolldienst: Watch = {
  heading: 'Eine Tour durchs Quartier',
  lead: `Eine andere gedachte Tour: sechs Objekte, ein Wagen, zwei Runden. ${claim('Ihren Plan zeichnen wir nach der Begehung.')}`,
  alt: 'Stadtquartier bei Nacht von oben: Wohnblöcke um Höfe, eine Kita, Gewerbehallen an der Bahn, Bürohäuser und eine Praxis am Fluss, dazwischen beleuchtete Straßen.',
  drawing: { scale: '100\u00a0m', north: 'N' },
  shift: { from: '21:30', to: '06:15' },
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
    { at: '21:30', post: 'start', text: 'Schlüssel gegen Unterschrift übernommen, Wagen geprüft.' },
    {
      at: '21:50',
      post: 'buero',
      text: 'Flure abgegangen, eine Person angesprochen, sie geht. Abgeschlossen um 22:10\u00a0Uhr.',
    },
    { at: '22:15', post: 'kita', text: 'Alle Klinken gedrückt. Die Gartentür war nur angelehnt.' },
    {
      at: '22:40',
      post: 'praxis',
      text: 'Rundgang innen bis zum Heizungskeller. Ein Heizlüfter lief, ausgeschaltet.',
    },
    { at: '23:20', post: 'lager', text: 'Rampentore zu, keine Leiter an der Wand.' },
    { at: '23:45', post: 'werkstatt', text: 'Außenhaut ohne Befund.' },
    { at: '00:05', post: 'depot', text: 'Tor zu, Kellerfenster heil.' },
    { at: '00:20', post: 'start' },
    { at: '00:30', post: 'start', rest: 45, text: 'Pause. In dieser Zeit ist niemand auf Tour.' },
    { at: '01:40', post: 'depot', text: 'Zweite Runde in anderer Reihenfolge. Unverändert.' },
    {
      at: '02:05',
      post: 'praxis',
      text: 'Wasser läuft hörbar im Keller. Haupthahn zu, Person auf der Meldeliste angerufen.',
    },
    { at: '02:50', post: 'kita', text: 'Ruhig.' },
    {
      at: '03:25',
      post: 'werkstatt',
      text: 'Seitentür aufgehebelt. Nicht hineingegangen, Abstand gehalten, 110 gewählt, danach die Meldeliste.',
    },
    {
      at: '04:20',
      post: 'werkstatt',
      text: 'Polizei hat das Gebäude freigegeben. Die Person von der Meldeliste übernimmt.',
    },
    { at: '04:40', post: 'lager', text: 'Ohne Befund.' },
    { at: '05:30', post: 'buero', text: 'Ohne Befund, Kontrollpunkt am Dachausgang 5:38\u00a0Uhr.' },
    { at: '05:55', post: 'depot', text: 'Tor zur Frühschicht geöffnet.' },
    { at: '06:15', post: 'start', text: 'Schlüssel zurück im Tresor, Bericht zu jedem Halt abgelegt.' },
  ],
}
