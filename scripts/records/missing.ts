import { claimedFacts, isUnproven } from '@/content/fact'
import { type RecordName, records } from '@/content/records'
import { isUnsaid } from '@/content/said'
import { fileOf, type OwnersContent, ownersContent } from './ownersContent'
import { unwrapped } from './unwrapped'

/** What an owner has still to answer, with the record where he does. */
export type Missing = { record: RecordName; line: string }

/** Where nothing said is an answer. What the website lacks, its settings tell: they may stand elsewhere. */
const OPTIONAL: ReadonlySet<RecordName> = new Set(['details', 'facts', 'website', 'extras', 'services'])

function missingOf(name: RecordName, own: OwnersContent['records'][RecordName]): Missing[] {
  const { title, schema } = records[name]
  const labels = Object.entries(schema.shape).flatMap(([field, wrapped]) => {
    const { asked, optional } = unwrapped(wrapped)
    return optional || field in own ? [] : [asked.label ?? field]
  })
  const what = isUnsaid(own) ? 'ist noch die des Musters' : `fehlt noch: ${labels.join(', ')}`
  return OPTIONAL.has(name) || (labels.length === 0 && !isUnsaid(own))
    ? []
    : [{ record: name, line: `${fileOf(name)}: Die Angabe „${title}“ ${what}.` }]
}

/** What is still the sample's or not answered, in the order in which one is asked; one German line each. */
export function missingAnswers({ records: own }: OwnersContent = ownersContent): Missing[] {
  const { founded, ...figures } = own.facts
  return [
    ...(Object.keys(records) as RecordName[]).flatMap((name) => missingOf(name, own[name])),
    ...claimedFacts(figures)
      .filter(isUnproven)
      .map(([id]) => ({
        record: 'facts' as const,
        line: `${fileOf('facts')}: ${id}: Worauf die Zahl beruht, fehlt. Richtig ist zum Beispiel „Eigene Auswertung“, „Verträge des Jahres 2025“, „Januar 2026“.`,
      })),
  ]
}
