import type { Job } from '@/content/extras'
import type { Land } from '@/content/laender'
import { falsehoods } from './falsehoods'

const job: Job = {
  slug: 'nacht',
  title: 'Sicherheitskraft (m/w/d)',
  text: 'Sie bewachen nachts ein Bürohaus.',
  tasks: ['Rundgänge'],
  needs: ['Unterrichtung nach §\u00a034a\u00a0GewO'],
  town: 'Frankfurt',
  postalCode: '60314',
  employment: ['FULL_TIME'],
  posted: '2026-06-01',
  validThrough: '2026-09-30',
  wage: { from: 16.5 },
}

const found = (change: Partial<Job>, land: Land = 'HE', postalCode = '60314') =>
  falsehoods({
    company: { postalCode },
    place: { land },
    extras: { jobs: [{ ...job, ...change }] },
  }).map((line) => line.replaceAll('\u00a0', ' '))

it.each<[string, string, Land]>([
  ['25980 liegt in Schleswig-Holstein, in der Angabe steht Baden-Württemberg', '25980', 'BW'],
  ['97877 liegt in Baden-Württemberg oder in Bayern, in der Angabe steht Hessen', '97877', 'HE'],
])('%s', (line, code, land) => {
  expect(found({ postalCode: code }, land, code)).toEqual([expect.stringContaining(line)])
})

it('leaves what cannot be read to its own check', () => {
  expect(found({}, 'HE', '00000')).toEqual([])
  expect(falsehoods({ company: {}, place: {}, extras: { jobs: [{ title: 'Wachmann' } as Job] } })).toEqual([])
})

it.each<[string, string]>([
  ['Nachtportier', 'Nachtportier'],
  ['Disponentin', 'Disponentin'],
  ['Pförtner für das Werktor', 'Pförtner'],
  ['Mitarbeiter Objektschutz', 'Mitarbeiter'],
  ['Empfangsdame', 'Empfangsdame'],
])('%s speaks to one gender', (title, word) => {
  expect(found({ title })).toEqual([
    `content/owner/extras.json: jobs, Eintrag 1: title „${title}“ spricht mit „${word}“ nicht alle Geschlechter an (§ 11 AGG). Richtig ist zum Beispiel „${title} (m/w/d)“.`,
  ])
})

it('names two genders for no more than two', () => {
  const [line] = found({ title: 'Wachmann (m/w) im Revier' })
  expect(line).toMatch(/spricht .* Richtig ist zum Beispiel „Wachmann im Revier \(m\/w\/d\)“\.$/)
})

it.each([
  'Nachtportier (m/w/d)',
  'Wachmann w|m|x',
  'Wachfrau oder Wachmann',
  'Kaufmann/-frau für Büromanagement',
  'Mitarbeiter:in Objektschutz',
  'MitarbeiterInnen im Revier',
  'Pförtner(in)',
  'Sicherheitskraft',
  'Empfangskraft im Foyer',
  'Fachkraft für Schutz und Sicherheit',
  'Objektleitung',
  'Mitarbeitende für die Leitstelle',
  'Führerschein vorhanden? Kraft für den Fahrdienst',
  'Wachleute',
])('%s speaks to all', (title) => {
  expect(found({ title })).toEqual([])
})

it('takes a town for no man', () => {
  expect(found({ title: 'Sicherheitskraft in Mettmann', town: 'Mettmann' })).toEqual([])
})

it.each<[string, Partial<Job>]>([
  ['den Schutz vor Ladendieben', { title: 'Ladendetektiv (m/w/d)' }],
  ['den Schutz vor Ladendieben', { tasks: ['Ladendiebe ansprechen'] }],
  [
    'den Einlass von Diskotheken',
    { text: 'Sie stehen an der Tür einer Diskothek.', needs: ['Unterrichtung oder Sachkundeprüfung'] },
  ],
  ['Streifen im öffentlichen Raum', { tasks: ['Citystreife zu zweit'] }],
  [
    'leitende Aufgaben in Unterkünften für Geflüchtete',
    { title: 'Schichtleitung', text: 'In einer Unterkunft für Geflüchtete.' },
  ],
])('asks for the exam for %s', (work, change) => {
  expect(found(change)).toEqual([
    `content/owner/extras.json: jobs, Eintrag 1: needs verlangt die Unterrichtung; für ${work} ist die Sachkundeprüfung vorgeschrieben (§ 34a Abs. 1a GewO). Richtig ist zum Beispiel „Sachkundeprüfung nach § 34a GewO“.`,
  ])
})

it.each<[string, Partial<Job>]>([
  ['the exam', { needs: ['Sachkundeprüfung nach § 34a GewO'] }],
  ['both', { needs: ['Unterrichtung und Sachkundeprüfung'] }],
  ['no proof by name', { needs: ['Nachweis nach § 34a GewO'] }],
])('takes a detective who brings %s for right', (_name, change) => {
  expect(found({ title: 'Ladendetektiv (m/w/d)', ...change })).toEqual([])
})

it('lets the instruction do at the door of a bar', () => {
  expect(found({ tasks: ['Türsteher an der Bar', 'Empfang im Golfclub'] })).toEqual([])
})

it.each<[string, string, Partial<Job>, Land?]>([
  ['9,50 €', '13,90 € (Gesetzlicher Mindestlohn, ab 1. Januar 2026', { wage: { from: 9.5 } }, 'RP'],
  [
    '14,00 €',
    '14,60 € (Gesetzlicher Mindestlohn, ab 1. Januar 2027',
    { title: 'Hilfskraft Lager', wage: { from: 14 }, validThrough: '2027-01-31' },
  ],
])('%s is less than %s', (wage, floor, change, land = 'HE') => {
  const codes = { HE: '60314', RP: '55116' } as Record<Land, string>
  const lines = found({ postalCode: codes[land], ...change }, land, codes[land])
  expect(lines).toEqual([expect.stringContaining(`wage.from „${wage}“ liegt unter ${floor}`)])
})

it.each<[string, Partial<Job>]>([
  ['less than an agreement that need not bind', { wage: { from: 14 } }],
  ['cleaning above the minimum wage', { title: 'Reinigungskraft', wage: { from: 14 } }],
  ['guarding in another Land', { postalCode: '55116', wage: { from: 14 } }],
  ['an apprentice', { title: 'Ausbildung zur Fachkraft für Schutz und Sicherheit', wage: { from: 6 } }],
])('takes %s for right', (_name, change) => {
  expect(found(change)).toEqual([])
})
