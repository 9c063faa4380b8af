import type { Extras, Job } from '@/content/extras'
import { EMPLOYMENT } from '@/content/jobs'
import { WEEK } from '@/content/openingHours'
import { type Rule, validateField, validateOptionalField, withExample } from '@/lib/server/rules'
import {
  oneOf,
  pastDayRule,
  pattern,
  phoneRule,
  postalCodeRule,
  registerCourtRule,
  registerNumberRule,
  text,
  textRule,
  urlRule,
} from './rules'
import { validateLastDay } from './values'

const lastDayRule = textRule(validateLastDay, '2031-05-31')

/** What is asked of each field, where an entry has it. */
export const extrasRules = {
  phones: {
    label: text('Notruf der Leitstelle'),
    number: phoneRule,
    hours: text('täglich 18 bis 6 Uhr'),
  },
  whatsapp: textRule(phoneRule.validate, '0170 1234567'),
  openingHours: {
    day: oneOf(WEEK, 'Mo'),
    from: pattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'ist keine Uhrzeit von 00:00 bis 23:59', '08:00'),
    to: pattern(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'ist keine Uhrzeit von 00:00 bis 24:00', '17:00'),
  },
  branches: {
    name: text('Niederlassung Mainz'),
    street: text('Rheinallee 1'),
    postalCode: postalCodeRule,
    city: text('Mainz'),
    phone: phoneRule,
  },
  generalPartner: {
    legalName: text('Beispiel Verwaltungs-GmbH'),
    registerCourt: registerCourtRule,
    registerNumber: registerNumberRule('HRB 123456'),
  },
  certificates: {
    name: text('DIN 77200-1'),
    number: text('12-345'),
    issuer: text('Beispiel Zertifizierung GmbH'),
    validUntil: lastDayRule,
  },
  memberships: { name: text('Beispielverband der Wachdienste'), href: urlRule('https://www.beispiel.de') },
  references: {
    client: text('Beispiel Logistik GmbH'),
    text: text('Werkschutz seit 2022'),
    permission: text('Erika Beispiel, E-Mail vom 3. März 2026'),
  },
  jobs: {
    slug: pattern(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'besteht nicht aus kleinen Buchstaben (ohne Umlaute), Ziffern und einzelnen Bindestrichen',
      'objektschutz-nacht',
    ),
    title: text('Sicherheitskraft (m/w/d) für Nachtdienste'),
    text: text('Sie bewachen nachts ein Bürohaus, zu zweit und mit festem Dienstplan.'),
    task: text('Rundgänge durch acht Etagen'),
    need: text('Unterrichtung nach § 34a GewO'),
    town: text('Mainz'),
    postalCode: postalCodeRule,
    employment: oneOf(Object.keys(EMPLOYMENT), 'FULL_TIME'),
    posted: pastDayRule('2026-01-15'),
    validThrough: lastDayRule,
  },
  photoCredits: { pictures: text('Startbild'), credit: text('Erika Beispiel') },
  booking: urlRule('https://termine.beispiel.de'),
  privacyAsOf: pastDayRule('2026-01-15'),
}

type Fields = Readonly<Record<string, unknown>>

const where = (place: string) => `content/extras.ts: ${place}`

/** Texts of one entry by the rules of the same names; `optional` ones may be missing. */
function entryFaults(
  place: string,
  entry: Fields,
  rules: Readonly<Record<string, Rule>>,
  optional: readonly string[] = [],
): string[] {
  return Object.entries(rules).flatMap(([field, rule]) =>
    (optional.includes(field) ? validateOptionalField : validateField)(
      where(`${place}: ${field}`),
      entry[field],
      rule,
    ),
  )
}

function listFaults(
  list: string,
  entries: readonly Fields[] | undefined,
  rules: Readonly<Record<string, Rule>>,
  optional: readonly string[] = [],
): string[] {
  return (entries ?? []).flatMap((entry, index) =>
    entryFaults(`${list}, Eintrag ${index + 1}`, entry, rules, optional),
  )
}

type Hours = NonNullable<Extras['openingHours']>[number]

function openingFaults({ days = [], from, to }: Hours, index: number): string[] {
  const { day, ...times } = extrasRules.openingHours
  const place = `openingHours, Eintrag ${index + 1}`
  const faults = [
    ...(days.length === 0 ? [withExample(`${where(`${place}: days`)} ist leer`, "['Mo', 'Di']")] : []),
    ...days.flatMap((name) => validateField(where(`${place}: days`), name, day)),
    ...entryFaults(place, { from, to }, times),
  ]
  return faults.length === 0 && from >= to
    ? [withExample(`${where(`${place}: to`)} „${to}“ liegt nicht nach from „${from}“`, times.to.example)]
    : faults
}

function wageFaults(place: string, wage: Job['wage']): string[] {
  if (wage === undefined) {
    return []
  }
  const { from, to } = wage
  const example = '{ from: 16.5, to: 18 }'
  const at = where(`${place}: wage`)
  if (!(Number.isFinite(from) && from > 0)) {
    return [withExample(`${at}.from „${from}“ ist kein Betrag in Euro`, example)]
  }
  return to !== undefined && !(to >= from)
    ? [withExample(`${at}.to „${to}“ ist weniger als from „${from}“`, example)]
    : []
}

function jobFaults(job: Job, index: number, jobs: readonly Job[]): string[] {
  const { task, need, employment, ...texts } = extrasRules.jobs
  const place = `jobs, Eintrag ${index + 1}`
  const first = jobs.findIndex(({ slug }) => slug === job.slug)
  const lines = (field: string, entries: readonly string[] = [], rule: Rule) => [
    ...(entries.length === 0 ? [withExample(`${where(`${place}: ${field}`)} ist leer`, rule.example)] : []),
    ...entries.flatMap((line) => validateField(where(`${place}: ${field}`), line, rule)),
  ]
  return [
    ...entryFaults(place, job, texts),
    ...(first < index
      ? [
          withExample(
            `${where(`${place}: slug`)} „${job.slug}“ steht schon in Eintrag ${first + 1}`,
            `${job.slug}-2`,
          ),
        ]
      : []),
    ...lines('tasks', job.tasks, task),
    ...lines('needs', job.needs, need),
    ...[job.employment]
      .flat()
      .flatMap((kind) => validateField(where(`${place}: employment`), kind, employment)),
    ...wageFaults(place, job.wage),
  ]
}

/** What cannot be right in `content/extras.ts`, one German line each. */
export function validateExtras(extras: Extras): string[] {
  const { phones, openingHours = [], branches, generalPartner, certificates, memberships } = extras
  const { references, jobs = [], photoCredits } = extras
  return [
    ...listFaults('phones', phones, extrasRules.phones, ['hours']),
    ...validateOptionalField(where('whatsapp'), extras.whatsapp, extrasRules.whatsapp),
    ...openingHours.flatMap(openingFaults),
    ...listFaults('branches', branches, extrasRules.branches, ['phone']),
    ...(generalPartner ? entryFaults('generalPartner', generalPartner, extrasRules.generalPartner) : []),
    ...listFaults('certificates', certificates, extrasRules.certificates, ['number']),
    ...listFaults('memberships', memberships, extrasRules.memberships, ['href']),
    ...listFaults('references', references, extrasRules.references),
    ...jobs.flatMap(jobFaults),
    ...listFaults('photoCredits', photoCredits, extrasRules.photoCredits),
    ...validateOptionalField(where('booking'), extras.booking, extrasRules.booking),
    ...validateOptionalField(where('privacyAsOf'), extras.privacyAsOf, extrasRules.privacyAsOf),
  ]
}
