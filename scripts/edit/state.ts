/** What is missing and wrong now, for the editor, which asks in a process of its own: this one has read the owner's files once. */
import { missingAnswers } from '@/scripts/records/missing'
import { fileOf, ownersContent } from '@/scripts/records/ownersContent'
import { validateContent } from '@/scripts/records/validateContent'

// Where the file lies is for whoever has no editor.
const missing = missingAnswers().map(({ record, line }) => ({
  record,
  line: line.replace(`${fileOf(record)}: `, ''),
}))
console.log(JSON.stringify({ missing, faults: validateContent(ownersContent) }))
