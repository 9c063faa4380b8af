import { type CompanyField, isRequired, type OwnersEntry } from '@/content/companyRecord'
import type { ServiceSlug } from '@/content/services/slugs'
import { companyRules, profileRule } from '@/scripts/records/validateContent'
import type { Ask } from '@/scripts/setup/ask'
import type { Group, State } from '@/scripts/setup/state'
import { writeCompany } from '@/scripts/setup/writeRecords'

type Question = {
  field: CompanyField
  message: string
  written?: (typed: string) => string
  /** Asked only where this is offered. */
  service?: ServiceSlug
}

/** `31.5.2023`, as people write it, is a day as the record has it. */
const isoDay = (typed: string) =>
  typed.replace(
    /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )

const own = (entry: OwnersEntry | null | undefined) => (entry?.sample === false ? entry.value : undefined)

/** A value that is unsaid today has been answered as well; one of the sample has not. */
const isAnswered = (entry: OwnersEntry | null | undefined) => entry?.sample !== true

/** What is asked only beside another field, which says nothing without it. */
const COMPLETES: ReadonlySet<CompanyField> = new Set(['registerNumber', 'insuredTerritory'])

async function askField(
  ask: Ask,
  { record }: State,
  { field, message, written }: Question,
  fallback?: string,
) {
  const question = {
    message,
    value: own(record[field]) ?? fallback,
    rule: companyRules[field],
    ...(written && { written }),
  }
  return isRequired(field) || COMPLETES.has(field) ? ask.text(question) : ask.optionalText(question)
}

type Values = Partial<Record<CompanyField, string | null>>

const withValues = (state: State, values: Values): State => ({
  ...state,
  record: {
    ...state.record,
    ...Object.fromEntries(
      Object.entries(values).map(([field, value]) => [
        field,
        value === null ? null : { value, sample: false },
      ]),
    ),
  },
})

type Fields = readonly Question[]

function status(fields: Fields) {
  return ({ record }: State) => {
    const open = fields.filter(({ field }) => !isAnswered(record[field])).length
    return { done: open === 0, says: open === 0 ? 'erledigt' : `${open} von ${fields.length} offen` }
  }
}

const valuesOf = (fields: Fields, { record }: State): Values =>
  Object.fromEntries(fields.map(({ field }) => [field, record[field]?.value ?? null]))

/** What is not asked where another field does not apply. */
const NEEDS: Partial<Record<CompanyField, CompanyField>> = {
  registerNumber: 'registerCourt',
  taxNumber: 'taxOffice',
  insuredTerritory: 'insurer',
  insuredSums: 'insurer',
}

/** Where one value is often another one. */
const OFTEN: Partial<Record<CompanyField, CompanyField>> = {
  applicationsEmail: 'email',
  dataProtectionEmail: 'email',
  supervisoryAuthority: 'permitAuthority',
}

async function askFields(ask: Ask, state: State, fields: Fields): Promise<State> {
  const values: Values = {}
  for (const question of fields) {
    if (question.service && !state.offer.services.includes(question.service)) {
      continue
    }
    const needed = NEEDS[question.field]
    const often = OFTEN[question.field]
    values[question.field] =
      needed && values[needed] === null
        ? null
        : await askField(
            ask,
            state,
            question,
            often && (values[often] ?? own(state.record[often]) ?? undefined),
          )
  }
  return withValues(state, values)
}

const FIRM: Fields = [
  { field: 'shortName', message: 'Kurzer Name, wie er im Kopf jeder Seite steht' },
  { field: 'legalName', message: 'Voller Name mit Rechtsform' },
  { field: 'street', message: 'Straße und Hausnummer' },
  { field: 'postalCode', message: 'Postleitzahl' },
  { field: 'city', message: 'Ort' },
  { field: 'phone', message: 'Telefon, wie man es lesen soll' },
  { field: 'email', message: 'E-Mail' },
  { field: 'applicationsEmail', message: 'E-Mail für Bewerbungen' },
  { field: 'managingDirector', message: 'Wer das Unternehmen leitet, mit Vor- und Nachnamen' },
  { field: 'managingDirectorTitle', message: 'Wie das im Impressum heißt' },
]

const NETWORKS = ['LinkedIn', 'Xing', 'Instagram', 'Facebook', 'YouTube']

async function askProfiles(ask: Ask, { socialProfiles }: State): Promise<State['socialProfiles']> {
  const names = [...new Set([...NETWORKS, ...socialProfiles.map(({ name }) => name)])]
  const profiles: { name: string; href: string }[] = []
  for (const name of names) {
    const href = await ask.optionalText({
      message: `Adresse Ihres Profils bei ${name}`,
      value: socialProfiles.find((profile) => profile.name === name)?.href,
      rule: profileRule,
    })
    if (href !== null) {
      profiles.push({ name, href })
    }
  }
  return profiles
}

export const firm: Group = {
  title: 'Firma: Name, Anschrift, Telefon, E-Mail',
  status: status(FIRM),
  async ask(ask, state) {
    const asked = await askFields(ask, state, FIRM)
    return { ...asked, socialProfiles: await askProfiles(ask, state) }
  },
  write(folder, state) {
    writeCompany(folder, valuesOf(FIRM, state), state.socialProfiles)
    return ['content/company.ts']
  },
}

/** A group of fields of the record. */
function companyGroup(title: string, fields: Fields): Group {
  return {
    title,
    status: status(fields),
    ask: (ask, state) => askFields(ask, state, fields),
    write(folder, state) {
      writeCompany(folder, valuesOf(fields, state))
      return ['content/company.ts']
    },
  }
}

export const law = companyGroup('Recht: Erlaubnis, Register, Versicherung', [
  { field: 'permitAuthority', message: 'Wer die Erlaubnis nach § 34a GewO erteilt hat' },
  { field: 'permitDate', message: 'Tag der Erlaubnis', written: isoDay },
  { field: 'supervisoryAuthority', message: 'Wer die Erlaubnis heute beaufsichtigt' },
  { field: 'supervisoryAuthorityAddress', message: 'Anschrift dieser Behörde' },
  { field: 'registerCourt', message: 'Registergericht' },
  { field: 'registerNumber', message: 'Registernummer; bei einer KG ihre eigene' },
  { field: 'vatId', message: 'Umsatzsteuer-Identifikationsnummer' },
  { field: 'taxOffice', message: 'Finanzamt; das Gesetz verlangt es nicht' },
  { field: 'taxNumber', message: 'Steuernummer; das Gesetz verlangt sie nicht' },
  { field: 'insurer', message: 'Haftpflichtversicherer mit Anschrift' },
  { field: 'insuredTerritory', message: 'Wo die Versicherung gilt' },
  { field: 'insuredSums', message: 'Versicherte Summen je Schadensfall' },
  {
    field: 'craftChamber',
    message: 'Handwerkskammer, bei der Ihre Gebäudereinigung gemeldet ist',
    service: 'reinigungsdienste',
  },
  { field: 'hostingProvider', message: 'Wer die Website speichert (Hoster), mit Anschrift' },
  { field: 'logDays', message: 'Wie viele Tage der Hoster Zugriffe aufhebt' },
  { field: 'dataProtectionEmail', message: 'E-Mail für Fragen zum Datenschutz' },
  { field: 'dataProtectionOfficer', message: 'Datenschutzbeauftragte Person mit Anschrift' },
])

export const terms = companyGroup('Vertrag: Tarif, Fristen, Ansprechperson', [
  { field: 'wageAgreement', message: 'Tarifvertrag' },
  { field: 'minimumTerm', message: 'Mindestlaufzeit eines Vertrags' },
  { field: 'noticePeriod', message: 'Kündigungsfrist' },
  { field: 'minimumDeployment', message: 'Kürzester Einsatz' },
  { field: 'subcontractors', message: 'Ob Nachunternehmen eingesetzt werden' },
  { field: 'contactPerson', message: 'Wer Anfragen beantwortet' },
  { field: 'nightContact', message: 'Wen Ihre Kunden nachts erreichen, und wie' },
])
