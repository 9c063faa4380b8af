import { claim } from '@/content/claim'
import type { Watch } from './types'

export const veranstaltungsservice: Watch = {
  heading: 'Ein Konzertabend, Posten für Posten',
  lead: `Ein gedachter Platz für 5.000 Gäste. Der Weg zeigt die Einsatzleitung; die Säulen zeigen, wie viele Kräfte wann im Dienst sind. ${claim('Ihren Plan zeichnen wir nach der Begehung.')}`,
  alt: 'Konzertgelände am Abend von schräg oben: hinten die erleuchtete Bühne, davor das Publikum mit dem Technikturm, vorn fünf Einlassgassen, links Bars, rechts Sanitätszelt und Zufahrt.',
  drawing: { scale: '25\u00a0m', north: 'N' },
  shift: { from: '15:00', to: '00:30' },
  moves: 'on foot',
  places: {
    einlass: 'Einlass',
    tor2: 'Tor 2',
    graben: 'Bühnengraben',
    treppe: 'Bühnentreppe',
    ost: 'Fluchttor Ost',
    west: 'Fluchttor West',
    buehne: 'Zutritt Bühne',
    sanitaet: 'Sanitätszelt',
    bar: 'Bars',
  },
  stops: [
    { at: '15:00', post: 'tor2', text: 'Übernahme von der Aufbauwache. Zufahrten nur noch nach Liste.' },
    { at: '15:30', post: 'buehne', text: 'Ausweismuster hängen am Posten, große Ziffern lesbar.' },
    { at: '16:15', post: 'west', text: 'Fluchttor öffnet, Weg frei und beleuchtet.' },
    { at: '16:22', post: 'ost', text: 'Fluchttor öffnet. Eine Palette im Weg, weggeräumt.' },
    {
      at: '16:45',
      post: 'einlass',
      text: 'Einweisung der Abendkräfte, Funkprobe. Gasse 5 ist für Gäste ohne Tasche.',
    },
    {
      at: '17:30',
      post: 'einlass',
      text: 'Einlass. Taschenkontrolle mit Einwilligung, zwei Personen lehnen ab und werden abgewiesen.',
    },
    { at: '18:45', post: 'bar', text: 'Schlange reicht in den Weg. Band umgesetzt, Weg wieder frei.' },
    { at: '19:20', post: 'tor2', rest: 45, text: 'Pause. Die Stellvertretung führt den Funk.' },
    { at: '20:15', post: 'graben', text: 'Vorn wird es eng. Zustrom zur Mitte gebremst, Musik kurz leiser.' },
    { at: '20:40', post: 'sanitaet', text: 'Eine Person mit Kreislaufschwäche übergeben.' },
    {
      at: '21:30',
      post: 'treppe',
      text: 'Bekanntes Gesicht ohne Ausweis wartet auf die Zusage der Produktion.',
    },
    { at: '22:20', post: 'einlass', text: 'Zugabe. Gassen abgebaut, alle Ausgänge besetzt.' },
    { at: '22:40', post: 'ost', text: 'Auslass, beide Fluchttore offen.' },
    { at: '23:30', post: 'west', text: 'Gelände leer. Tore geschlossen.' },
    { at: '23:45', post: 'bar', text: 'Letzte Runde, Fundsachen gelistet.' },
    {
      at: '00:30',
      post: 'tor2',
      text: 'Übergabe an die Nachtwache: was wo steht, welches Tor für den Abbau offen bleibt.',
    },
  ],
  staff: [6, 10, 26, 26, 26, 26, 26, 26, 12, 5],
}
