import type { Extras, Job } from '@/content/extras'
import { buildDay } from '@/lib/server/buildDay'
import { realContent } from './support/realContent'
import { validateExtras } from './validateExtras'

const { extras } = realContent
const day = (offset: number) =>
  new Date(buildDay().getTime() + offset * 86_400_000).toISOString().slice(0, 10)

/** The first entry of a list, otherwise. */
function first<
  K extends 'phones' | 'openingHours' | 'branches' | 'certificates' | 'memberships' | 'references' | 'jobs',
>(list: K, change: Record<string, unknown>): Extras {
  return { [list]: [{ ...extras[list]?.[0], ...change }] }
}

const hours = (change: Record<string, unknown>) => first('openingHours', change)
const partner = (change: Record<string, unknown>): Extras => ({
  generalPartner: Object.assign({ ...extras.generalPartner }, change) as NonNullable<
    Extras['generalPartner']
  >,
})
const job = (change: Partial<Record<keyof Job, unknown>>) => first('jobs', change)

it.each<[string, Extras]>([
  ['phones, Eintrag 1: label „“ ist leer', first('phones', { label: '' })],
  ['phones, Eintrag 1: number „110 / 112“ ', first('phones', { number: '110 / 112' })],
  ['phones, Eintrag 1: hours „???“ ist ein Platzhalter', first('phones', { hours: '???' })],
  ['whatsapp „170 1234567“ beginnt weder mit 0 noch mit +', { whatsapp: '170 1234567' }],
  ['openingHours, Eintrag 1: days ist leer', hours({ days: [] })],
  ['openingHours, Eintrag 1: days „Mon“ ist keines von Mo, Di', hours({ days: ['Mon'] })],
  ['openingHours, Eintrag 1: from „8:00“ ist keine Uhrzeit', hours({ from: '8:00' })],
  ['openingHours, Eintrag 1: to „24:30“ ist keine Uhrzeit', hours({ to: '24:30' })],
  ['openingHours, Eintrag 1: to „08:00“ liegt nicht nach from „08:00“', hours({ to: '08:00' })],
  [
    'branches, Eintrag 1: postalCode „5511“ besteht nicht aus fünf Ziffern',
    first('branches', { postalCode: '5511' }),
  ],
  ['branches, Eintrag 1: postalCode steht ohne Anführungszeichen', first('branches', { postalCode: 55116 })],
  ['branches, Eintrag 1: phone „siehe oben“ enthält „s“', first('branches', { phone: 'siehe oben' })],
  ['generalPartner: registerNumber „54321“ ist nicht ein Register', partner({ registerNumber: '54321' })],
  ['generalPartner: registerCourt fehlt', partner({ registerCourt: undefined })],
  ['certificates, Eintrag 1: issuer fehlt', first('certificates', { issuer: undefined })],
  [
    'certificates, Eintrag 1: validUntil „31.12.2030“ ist nicht als',
    first('certificates', { validUntil: '31.12.2030' }),
  ],
  [
    `certificates, Eintrag 1: validUntil „${day(-1)}“ ist vorbei`,
    first('certificates', { validUntil: day(-1) }),
  ],
  [
    'memberships, Eintrag 1: href „bdsw.de“ beginnt nicht mit https://',
    first('memberships', { href: 'bdsw.de' }),
  ],
  ['references, Eintrag 1: permission fehlt', first('references', { permission: undefined })],
  ['references, Eintrag 1: permission „“ ist leer', first('references', { permission: '' })],
  ['jobs, Eintrag 1: slug „Objektschutz Nacht“ besteht nicht aus', job({ slug: 'Objektschutz Nacht' })],
  ['jobs, Eintrag 1: slug „-nacht“ besteht nicht aus', job({ slug: '-nacht' })],
  ['jobs, Eintrag 1: tasks ist leer', job({ tasks: [] })],
  ['jobs, Eintrag 1: needs ist leer', job({ needs: undefined })],
  ['jobs, Eintrag 1: tasks „TODO“ ist ein Platzhalter', job({ tasks: ['Rundgänge', 'TODO'] })],
  ['jobs, Eintrag 1: employment „Vollzeit“ ist keines von FULL_TIME', job({ employment: 'Vollzeit' })],
  [`jobs, Eintrag 1: posted „${day(1)}“ liegt in der Zukunft`, job({ posted: day(1) })],
  [`jobs, Eintrag 1: validThrough „${day(-1)}“ ist vorbei`, job({ validThrough: day(-1) })],
  [
    'jobs, Eintrag 1: validThrough „2099-02-30“ gibt es im Kalender nicht',
    job({ validThrough: '2099-02-30' }),
  ],
  ['jobs, Eintrag 1: wage.from „0“ ist kein Betrag', job({ wage: { from: 0 } })],
  ['jobs, Eintrag 1: wage.to „16“ ist weniger als from „16.5“', job({ wage: { from: 16.5, to: 16 } })],
  [
    'jobs, Eintrag 2: slug „objektschutz-nacht“ steht schon in Eintrag 1',
    { jobs: [...(extras.jobs ?? []), ...(extras.jobs ?? [])] },
  ],
  ['photoCredits, Eintrag 1: credit „“ ist leer', { photoCredits: [{ pictures: 'Start', credit: '' }] }],
  ['booking „http://termine.de“ beginnt mit http:// statt mit https://', { booking: 'http://termine.de' }],
  [`privacyAsOf „${day(1)}“ liegt in der Zukunft`, { privacyAsOf: day(1) }],
])('%s', (line, change) => {
  expect(validateExtras({ ...extras, ...change })).toEqual([
    expect.stringMatching(/^content\/extras\.ts: .*\. Richtig ist zum Beispiel „.+“\.$/),
  ])
  expect(validateExtras({ ...extras, ...change })[0]).toContain(`: ${line}`)
})

it.each<[string, Extras]>([
  ['nothing at all', {}],
  ['every field filled in', extras],
  [
    'a day that holds until tonight',
    { ...first('certificates', { validUntil: day(0) }), ...job({ validThrough: day(0) }) },
  ],
  ['an offer with one wage for all', job({ wage: { from: 16.5, to: 16.5 } })],
  ['an offer of today without a wage', job({ posted: day(0), wage: undefined })],
])('takes %s for right', (_, change) => {
  expect(validateExtras(change)).toEqual([])
})
