import { claim } from '@/content/claim'
import type { Watch } from './types'

export const werkschutz: Watch = {
  heading: 'Eine Nacht am Werktor',
  lead: `Ein gedachtes Werk mit zwei Hallen, Tanklager, Werkstatt und einem Tor. Zwei Kräfte teilen sich die Nacht; hier folgen Sie einer von ihnen. ${claim('Ihren Plan zeichnen wir nach der Begehung.')}`,
  alt: 'Werksgelände bei Nacht von schräg oben: vorn Pforte und Schranke, dahinter Versandhalle und Verwaltung, hinten Tanklager, Schornstein und eine Halle, in der ein Tor hell ist.',
  drawing: { scale: '50\u00a0m', north: 'N' },
  shift: { from: '22:00', to: '06:00' },
  moves: 'on foot',
  places: {
    pforte: 'Pforte',
    nordzaun: 'Nordzaun',
    tank: 'Tanklager',
    halle2: 'Halle 2',
    werkstatt: 'Werkstatt',
    lager: 'Containerplatz',
    halle1: 'Versandhalle',
    verwaltung: 'Verwaltung',
  },
  stops: [
    {
      at: '22:00',
      post: 'pforte',
      text: 'Übernahme von der Spätschicht. Schlüssel vollzählig, zwei Werksausweise von Fremdfirmen noch nicht zurück.',
    },
    {
      at: '22:25',
      post: 'pforte',
      text: 'Nachgefragt: Das Montageteam arbeitet bis 23\u00a0Uhr in Halle 2. Erlaubnisschein für Schweißarbeiten liegt vor.',
    },
    { at: '23:10', post: 'pforte', text: 'Montageteam fährt aus, beide Ausweise zurück.' },
    { at: '23:25', post: 'lager', text: 'Runde 1. Container verschlossen, Plomben unverletzt.' },
    { at: '23:31', post: 'nordzaun', text: 'Maschendraht an Pfosten 14 gelöst. Für die Technik notiert.' },
    { at: '23:36', post: 'tank', text: 'Pumpenraum verschlossen, kein Tropfen in der Wanne.' },
    {
      at: '23:45',
      post: 'halle2',
      text: 'Schweißstelle noch warm, kein Rauch, kein Geruch. Nächster Blick nach Erlaubnisschein um 1\u00a0Uhr.',
    },
    { at: '23:56', post: 'pforte' },
    { at: '00:15', post: 'pforte', rest: 30, text: 'Pause. Die zweite Kraft hat das Tor.' },
    { at: '01:00', post: 'halle2', text: 'Runde 2. Schweißstelle kalt. Rolltor geschlossen.' },
    { at: '01:05', post: 'werkstatt', text: 'Licht brannte noch. Gelöscht, Tür abgeschlossen.' },
    { at: '01:11', post: 'verwaltung', text: 'Fenster im zweiten Stock gekippt, geschlossen.' },
    { at: '01:17', post: 'pforte' },
    {
      at: '03:20',
      post: 'halle1',
      text: 'Runde 3, diesmal andersherum. Ladetor 2 nur angelehnt, verriegelt und gemeldet.',
    },
    { at: '03:28', post: 'halle2', text: 'Alles ruhig.' },
    { at: '03:37', post: 'tank', text: 'Unverändert.' },
    { at: '03:52', post: 'pforte' },
    { at: '05:20', post: 'pforte', text: 'Drei Lkw warten. Kennzeichen, Spedition und Ladestelle notiert.' },
    {
      at: '05:35',
      post: 'pforte',
      text: 'Ausfahrt gestoppt: Plombennummer weicht vom Lieferschein ab. Der Lkw wartet auf den Versand.',
    },
    {
      at: '05:45',
      post: 'pforte',
      text: 'Die Frühschicht kommt. Der Zufallsgenerator wählt aus, wer nach der Betriebsvereinbarung seine Tasche öffnet.',
    },
    { at: '06:00', post: 'pforte', text: 'Übergabe. Offen: Pfosten 14, Ladetor 2, ein Lkw.' },
  ],
}
