import type { CompanyField } from '@/content/companyRecord'
import { readSettings } from '@/lib/server/settings'
import { type OwnersContent, ownersContent } from '@/scripts/records/ownersContent'
import { companyRules, validateContent } from '@/scripts/records/validateContent'
import type { State } from './state'
import {
  writeCompany,
  writeExtras,
  writeFacts,
  writeFormService,
  writeOffer,
  writePlace,
  writeSettings,
} from './writeRecords'

/** Answers without questions: each part as its record has it, the company's values by field. All of them may be missing. */
export type Answers = Partial<Omit<State, 'record'>> & {
  company?: Partial<Record<CompanyField, string | null>>
}

const PARTS = [
  'company',
  'socialProfiles',
  'place',
  'offer',
  'facts',
  'formService',
  'extras',
  'settings',
] as const satisfies (keyof Answers)[]

function unknownNames(answers: Answers): string[] {
  const parts: readonly string[] = PARTS
  return [
    ...Object.keys(answers).filter((name) => !parts.includes(name)),
    ...Object.keys(answers.company ?? {})
      .filter((field) => !(field in companyRules))
      .map((field) => `company.${field}`),
  ]
}

function settingFaults(settings: State['settings']): string[] {
  try {
    readSettings(settings)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

/** What cannot be right in answers, one German line each. */
export function answerFaults(answers: Answers, content: OwnersContent = ownersContent): string[] {
  const { company = {}, settings = {}, ...records } = answers
  const unknown = unknownNames(answers)
  if (unknown.length > 0) {
    return unknown.map((name) => `„${name}“ ist kein Feld. Möglich sind ${PARTS.join(', ')}.`)
  }
  const record = Object.fromEntries(
    Object.entries(company).map(([field, value]) => [
      field,
      value === null ? null : { value, sample: false },
    ]),
  )
  return [
    ...validateContent({ ...content, ...records, record: { ...content.record, ...record } }),
    ...settingFaults(settings),
  ]
}

export function writeAnswers(folder: string, answers: Answers) {
  const { company, socialProfiles, place, offer, facts, formService, extras, settings } = answers
  if (company !== undefined || socialProfiles !== undefined) {
    writeCompany(folder, company ?? {}, socialProfiles)
  }
  if (place !== undefined) {
    writePlace(folder, place)
  }
  if (offer !== undefined) {
    writeOffer(folder, offer)
  }
  if (facts !== undefined) {
    writeFacts(folder, facts)
  }
  if (formService !== undefined) {
    writeFormService(folder, formService)
  }
  if (extras !== undefined) {
    writeExtras(folder, extras)
  }
  if (settings !== undefined) {
    writeSettings(folder, settings)
  }
}
