import type { RecordName } from '@/content/records'
import company from '@/content/sample/company.json' with { type: 'json' }
import details from '@/content/sample/details.json' with { type: 'json' }
import extras from '@/content/sample/extras.json' with { type: 'json' }
import facts from '@/content/sample/facts.json' with { type: 'json' }
import formService from '@/content/sample/formService.json' with { type: 'json' }
import offer from '@/content/sample/offer.json' with { type: 'json' }
import place from '@/content/sample/place.json' with { type: 'json' }
import { buildDay } from '@/lib/server/buildDay'
import { type OwnersContent, type OwnRecords, ownersContent } from './ownersContent'
import { realContent } from './support/realContent'
import { validateContent } from './validateContent'

const { records } = realContent

/** An owner may write what the types forbid. */
type Change = Readonly<Record<string, unknown>>

function faultsOf(record: RecordName, change: Change) {
  const own = { ...records, [record]: { ...records[record], ...change } } as OwnRecords
  return validateContent({ ...realContent, records: own })
}

const day = (offset: number) =>
  new Date(buildDay().getTime() + offset * 86_400_000).toISOString().slice(0, 10)
const nextYear = String(buildDay().getUTCFullYear() + 1)

it('finds nothing wrong with what stands in content/', () => {
  expect(validateContent(ownersContent)).toEqual([])
})

it('finds nothing wrong with a company that fills in every field, nor with the sample', () => {
  expect(validateContent(realContent)).toEqual([])
  const sample = { company, details, place, offer, facts, formService, extras, website: {}, services: {} }
  expect(validateContent({ ...realContent, records: sample as unknown as OwnRecords })).toEqual([])
})

it('holds places against the offer of the sample while that stands for the owner’s', () => {
  const own = { ...records, ...{ place: { ...records.place, ...region({ services: ['hotelsicherheit'] }) } } }
  expect(validateContent({ ...realContent, records: { ...own, offer: {} } })).toEqual([])
})

it('finds nothing wrong with records in which nothing stands yet', () => {
  const empty = Object.fromEntries(Object.keys(records).map((name) => [name, {}])) as unknown as OwnRecords
  expect(validateContent({ ...realContent, records: empty })).toEqual([])
})

const { phones, openingHours, branches, generalPartner, certificates, memberships, references, jobs } =
  records.extras

/** The first entry of a list, otherwise. */
const first = (list: readonly object[] | undefined, change: Change) => [{ ...list?.[0], ...change }]
const job = (change: Change) => ({ jobs: first(jobs, change) })
const hours = (change: Change) => ({ openingHours: first(openingHours, change) })
const region = (change: Change) => ({
  regions: [...(records.place.regions ?? []), { name: 'Worms', text: 'Hafen', ...change }],
})
const many = ['werkschutz', 'objektschutz', 'empfangsdienst', 'kontrolldienst', 'hotelsicherheit']
const ownService = { slug: 'museumswache', title: 'Museumswache' }

it.each<[RecordName, Change, string]>([
  ['company', { shortName: '' }, 'shortName (Kurzer Name) „“ ist leer'],
  ['company', { shortName: 'Wache 🛡' }, 'enthält „🛡“ (U+1F6E1); der Schrift der Vorschaubilder fehlt'],
  ['company', { shortName: 'Nachtruf Wach- und Schließgesellschaft' }, 'hat 38 Zeichen; der Kopf der Seiten'],
  ['company', { shortName: 'Sicherheitsdienstleistungen Nord' }, 'mit 27 Buchstaben'],
  ['company', { legalName: ' Nachtruf GmbH' }, 'beginnt oder endet mit einem Leerzeichen'],
  ['company', { legalName: 'Nachtruf\nGmbH' }, '„Nachtruf\\nGmbH“ enthält einen Zeilenumbruch'],
  ['company', { legalName: 5 }, 'legalName (Voller Name) steht ohne Anführungszeichen'],
  ['company', { postalCode: '6031' }, 'postalCode (Postleitzahl) „6031“ besteht nicht aus fünf Ziffern'],
  ['company', { city: '60311 Frankfurt' }, 'city (Ort) „60311 Frankfurt“ enthält eine Ziffer'],
  ['company', { phone: 'siehe Website' }, 'phone (Telefon) „siehe Website“ enthält „s“; eine Nummer besteht'],
  ['company', { email: 'info.nachtruf.de' }, 'enthält kein @'],
  ['company', { email: 'info@nachtruf.de@nachtruf.de' }, 'enthält 2 @ statt eines'],
  ['company', { email: 'müller@nachtruf.de' }, 'enthält „ü“ vor dem @'],
  ['company', { email: 'info@nachtruf' }, 'ist keine E-Mail-Adresse'],
  ['company', { email: 'info@nachtruf.de/post' }, 'ist keine E-Mail-Adresse'],
  ['company', { email: 'info@nachtruf.de:25' }, 'ginge an info@nachtruf.de'],
  ['company', { managingDirector: 'Vorname Nachname' }, 'ist ein Platzhalter'],
  ['company', { managingDirector: 'info@nachtruf.de' }, 'ist kein Name'],
  ['company', { supervisoryAuthority: '2014-02-12' }, 'ist kein Name einer Behörde'],
  ['company', { permitDate: '1.8.2019' }, 'ist nicht als Jahr-Monat-Tag geschrieben'],
  ['company', { permitDate: '2019-02-30' }, 'gibt es im Kalender nicht'],
  ['company', { permitDate: day(1) }, 'liegt in der Zukunft'],
  ['company', { logDays: 'zwei Wochen' }, 'ist keine Zahl von Tagen'],
  ['company', { customers: 'alle' }, 'customers'],
  ['company', { logDays: '0' }, 'ist keine Zahl von Tagen'],
  [
    'company',
    { socialProfiles: [{ name: 'Xing', href: 'xing.com/nachtruf' }] },
    'beginnt nicht mit https://',
  ],
  ['company', { socialProfiles: [{ href: 'https://www.xing.com' }] }, 'Eintrag 1: name (Netzwerk) fehlt'],
  ['details', { registerCourt: 'HRA 98765' }, 'ist kein Gericht'],
  ['details', { registerNumber: '12345' }, 'ist nicht ein Register'],
  ['details', { registerNumber: 'HRA 12345, HRB 54321' }, 'nennt zwei Register; das der Komplementärin'],
  ['details', { vatId: 'DE12345678' }, 'besteht nicht aus DE und neun Ziffern'],
  ['details', { businessId: 'DE123456789' }, 'besteht nicht aus DE, neun Ziffern, einem Strich'],
  ['details', { taxNumber: '2/610/000/0123456' }, 'besteht nicht aus 10 bis 13 Ziffern'],
  ['details', { craftChamber: 'Allianz' }, 'ist keine Kammer'],
  ['details', { nightContact: ' ' }, 'ist leer'],
  ['place', { town: 'in Mainz' }, 'town (Stadt) „in Mainz“ beginnt mit „in“'],
  ['place', { area: 'Im Taunus' }, 'beginnt mit „in“'],
  ['place', { land: 'Hessen' }, 'land (Bundesland Ihres Sitzes) „Hessen“ ist keines von BW'],
  ['place', { regions: [{ name: 'Mainz', text: 'Hafen' }] }, 'regions (Orte) hat weniger als 2 Einträge'],
  ['place', region({ name: 'Mainz' }), 'regions, Eintrag 3: „Mainz“ steht schon in Eintrag 1'],
  ['place', region({ text: ' Hafen' }), 'regions (Orte), Eintrag 3: text (Was Sie dort bewachen) „ Hafen“'],
  ['place', region({ at: '8.25, 49.98' }), 'ist vertauscht; zuerst kommt die Breite'],
  [
    'place',
    region({ services: ['werkschutz', 'hotelsicherheit'] }),
    'regions, „Worms“: services „hotelsicherheit“ bieten Sie nicht an (content/owner/offer.json: werkschutz, objektschutz)',
  ],
  ['place', region({ services: ['Werkschutz'] }), 'services „Werkschutz“ bieten Sie nicht an'],
  [
    'place',
    region({ services: ['werkschutz', 'werkschutz'] }),
    'regions, „Worms“: services, Eintrag 2: „werkschutz“ steht schon in Eintrag 1',
  ],
  ['place', { geo: '48.86, 2.35' }, 'liegt nicht in Deutschland'],
  ['place', { geo: 'Mainz' }, 'besteht nicht aus zwei Zahlen'],
  ['offer', { services: [] }, 'services (Leistungen) ist leer'],
  ['offer', { services: ['werkschutz', 'museumswache'] }, 'services „museumswache“ ist keine von werkschutz'],
  ['offer', { services: ['werkschutz', 'werkschutz'] }, 'services, Eintrag 2: „werkschutz“ steht schon in'],
  ['offer', { large: ['hotelsicherheit'] }, 'large „hotelsicherheit“ steht nicht in services'],
  ['offer', { services: many, large: many.slice(0, 4) }, 'hat 4 Einträge; möglich sind höchstens 3'],
  ['services', { services: [ownService] }, 'Eintrag 1: keyword (Wort im ersten Satz der Startseite) fehlt'],
  ['facts', { employees: { value: '310', label: '' } }, 'label (Was sie zählt) „“ ist leer'],
  [
    'facts',
    { employees: { value: '3', label: 'Hunde', asOf: `Januar ${nextYear}` } },
    `nennt ${nextYear}, ein`,
  ],
  ['facts', { employees: { value: '3', label: 'Hunde', asOf: 'morgen' } }, 'nennt kein Jahr'],
  ['facts', { founded: '1814abc' }, 'ist kein Jahr'],
  ['facts', { founded: nextYear }, 'ein Jahr in der Zukunft'],
  ['formService', { country: 'USA' }, 'country „USA“ ist keines von Belgien'],
  ['formService', { storagePeriod: '' }, 'ist leer'],
  ['website', { address: 'x' }, 'beginnt nicht mit https://'],
  ['website', { address: 'https://www.nachtruf.de/start' }, 'SITE_URL „https://www.nachtruf.de/start“'],
  [
    'website',
    { formConstants: [{ name: 'email', value: 'x' }] },
    'benutzt „email“, ein Feld unserer Formulare',
  ],
  ['extras', { fax: '069 1' }, '„fax“ ist kein Feld. Möglich sind phones, whatsapp'],
  [
    'extras',
    { phones: first(phones, { number: '110 / 112' }) },
    'phones (Weitere Nummern), Eintrag 1: number',
  ],
  ['extras', { whatsapp: '170 1234567' }, 'beginnt weder mit 0 noch mit +'],
  ['extras', { accent: 'rot' }, 'accent (Farbe) „rot“ ist keine Farbe'],
  ['extras', hours({ days: [] }), 'days (Tage) ist leer'],
  ['extras', hours({ days: ['Mon'] }), '„Mon“ ist keines von Mo, Di'],
  ['extras', hours({ from: '8:00' }), 'ist keine Uhrzeit'],
  ['extras', hours({ to: '08:00' }), 'to „08:00“ liegt nicht nach from „08:00“'],
  ['extras', { branches: first(branches, { postalCode: 55116 }) }, 'steht ohne Anführungszeichen'],
  [
    'extras',
    { generalPartner: { ...generalPartner, registerCourt: undefined } },
    'registerCourt (Registergericht) fehlt',
  ],
  ['extras', { certificates: first(certificates, { validUntil: day(-1) }) }, 'ist vorbei'],
  ['extras', { memberships: first(memberships, { href: 'bdsw.de' }) }, 'beginnt nicht mit https://'],
  [
    'extras',
    { references: first(references, { permission: undefined }) },
    'permission (Wer es wann erlaubt hat) fehlt',
  ],
  ['extras', job({ slug: 'Objektschutz Nacht' }), 'besteht nicht aus kleinen Buchstaben'],
  ['extras', job({ tasks: [] }), 'tasks (Aufgaben) ist leer'],
  ['extras', job({ tasks: ['Rundgänge', 'TODO'] }), 'Eintrag 2 „TODO“ ist ein Platzhalter'],
  ['extras', job({ employment: ['Vollzeit'] }), '„Vollzeit“ ist keines von FULL_TIME'],
  ['extras', job({ employment: 'FULL_TIME' }), 'employment (Umfang) ist keine Liste'],
  ['extras', job({ validThrough: '2099-02-30' }), 'gibt es im Kalender nicht'],
  ['extras', job({ wage: { from: 0 } }), 'from (Lohn ab) „0“ ist kein Betrag'],
  ['extras', job({ wage: { from: 16.5, to: 16 } }), 'wage.to „16“ ist weniger als from „16.5“'],
  [
    'extras',
    { jobs: [...(jobs ?? []), ...(jobs ?? [])] },
    'jobs, Eintrag 2: „objektschutz-nacht“ steht schon',
  ],
  ['extras', { film: 'nein' }, 'film (Film) ist weder true noch false'],
  ['extras', { booking: 'http://termine.de' }, 'beginnt mit http:// statt mit https://'],
  ['extras', { redirects: [{ from: '/alt.html', to: 5 }] }, 'to (Führt nach) steht ohne Anführungszeichen'],
])('%s %j: %s', (record, change, message) => {
  const [line, ...more] = faultsOf(record, change)
  // An own service without anything else lacks all the rest as well.
  expect(record === 'services' ? [] : more).toEqual([])
  expect(line).toContain(message)
  expect(line).toMatch(/^content\/owner\/\w+\.json: .*\.$/)
})

it.each(['TODO', 'todo: Versicherer', '[TODO]', 'tbd', 'XXXX', 'Musterweg ???', 'k. A.', '–', '…', '<Name>'])(
  'refuses the placeholder %s',
  (legalName) => {
    expect(faultsOf('company', { legalName })).toEqual([expect.stringContaining('ist ein Platzhalter')])
  },
)

it.each<[RecordName, Change]>([
  ['company', { shortName: 'Ayşe & Söhne' }],
  ['company', { shortName: 'TBC' }],
  ['company', { shortName: 'Schäfer & Söhne Wachgesellschaft' }],
  ['company', { legalName: '1. Wach- und Schließgesellschaft e. K.' }],
  ['company', { managingDirector: 'Anna Lorem' }],
  ['company', { phone: '0041 44 668 18 00' }],
  ['company', { email: 'info@müller-sicherheit.de' }],
  ['company', { email: 'info@xn--mller-sicherheit-jzb.de' }],
  ['company', { permitDate: day(0) }],
  ['details', { registerNumber: 'HRB 123456 B' }],
  ['details', { registerNumber: 'GnR 12' }],
  ['details', { taxNumber: '12/345/67890' }],
  ['details', { noticePeriod: 'Was ist üblich? Vier Wochen.' }],
  ['place', { town: 'Ingolstadt', area: 'Immenstadt und Allgäu' }],
  ['place', { geo: '50,9 5,87' }],
  ['place', region({ services: ['werkschutz'] })],
  ['offer', { services: ['werkschutz'], large: [], footer: [] }],
  ['formService', { country: 'USA', transferBasis: 'EU-US Data Privacy Framework' }],
  ['extras', { certificates: first(certificates, { validUntil: day(0) }) }],
  ['extras', job({ wage: { from: 16.5, to: 16.5 }, posted: day(0), validThrough: day(0) })],
])('takes %s %j for right', (record, change) => {
  expect(faultsOf(record, change)).toEqual([])
})

it.each(['registerCourt', 'registerNumber', 'insuredTerritory', 'insurer'] as const)(
  'asks for %s where what it belongs to is given',
  (missing) => {
    const { [missing]: _, ...details } = records.details
    const content: OwnersContent = { ...realContent, records: { ...records, details } }
    expect(validateContent(content)).toEqual([
      expect.stringMatching(
        `^content/owner/details.json: ${missing} \\(.+\\) fehlt, „.+“ nicht; .* keines von beiden\\.$`,
      ),
    ])
  },
)

it('names a title that the sharing pictures cannot draw', () => {
  const sharingTitles = [{ file: 'services/werkschutz.ts', field: 'title', title: 'Вахта' }]
  expect(validateContent({ ...realContent, sharingTitles })).toEqual([
    expect.stringContaining('content/services/werkschutz.ts: title „Вахта“ enthält „В“ (U+0412)'),
  ])
})
