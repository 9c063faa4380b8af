import { claim } from '@/content/claim'
import type { Watch } from './types'

export const empfangsdienst: Watch = {
  heading: 'Das Foyer von oben, eine Schicht lang',
  lead: `Ein gedachtes Haus, vom Aufschließen bis zur Ablösung. ${claim('Ihren Plan zeichnen wir nach der Begehung.')}`,
  alt: 'Grundriss eines Foyers: unten die Drehtür zur Straße, links der Tresen, rechts Sessel, in der Mitte die Drehsperren, dahinter drei Aufzüge, links die Poststelle, rechts ein Konferenzraum.',
  drawing: { scale: '', north: '' },
  shift: { from: '07:00', to: '15:30' },
  moves: 'on foot',
  places: {
    tresen: 'Tresen',
    eingang: 'Eingang',
    sperre: 'Drehsperre',
    warten: 'Wartebereich',
    poststelle: 'Poststelle',
    konferenz: 'Konferenzraum',
    aufzug: 'Aufzüge',
  },
  stops: [
    { at: '07:00', post: 'tresen', text: 'Besuchsliste des Tages geladen, 100 Ausweise gezählt.' },
    { at: '07:25', post: 'eingang', text: 'Drehtür freigegeben, Matte liegt glatt.' },
    { at: '07:27', post: 'tresen' },
    {
      at: '08:10',
      post: 'tresen',
      text: 'Erste Gäste. Namen mit der Anmeldung abgeglichen, oben angerufen.',
    },
    {
      at: '08:50',
      post: 'sperre',
      text: 'Gruppe von zwölf Personen: Ausweise liegen bereit, gültig heute und nur für den dritten Stock.',
    },
    {
      at: '08:58',
      post: 'konferenz',
      text: 'Gruppe in den Konferenzraum begleitet. Der Tresen ist von der Kollegin besetzt.',
    },
    { at: '09:02', post: 'tresen' },
    {
      at: '10:15',
      post: 'tresen',
      text: 'Kurier bleibt vor der Sperre. Paket mit Uhrzeit und Abteilung eingetragen.',
    },
    {
      at: '10:30',
      post: 'poststelle',
      text: 'Elf Sendungen abgelegt. Eine ohne Namen geht nach Absprache zurück.',
    },
    { at: '10:36', post: 'tresen' },
    {
      at: '11:20',
      post: 'warten',
      text: 'Gast ohne Termin: Sitzplatz und Rückruf angeboten. Die Sperre bleibt zu, bis oben jemand zusagt.',
    },
    { at: '11:23', post: 'tresen' },
    { at: '12:00', post: 'tresen', rest: 30, text: 'Pause. Die Vertretung übernimmt den Tresen.' },
    { at: '13:40', post: 'aufzug', text: 'Aufzug 2 steht. Aufsteller davor, Hausverwaltung angerufen.' },
    { at: '13:43', post: 'tresen' },
    { at: '14:30', post: 'sperre', text: 'Gruppe geht. Zwölf Ausweise ausgegeben, elf zurück.' },
    { at: '14:33', post: 'tresen', text: 'Fehlende Karte in der Zutrittsanlage gesperrt.' },
    { at: '15:30', post: 'tresen', text: 'Übergabe: vier Gäste im Haus, eine Karte offen.' },
  ],
}
