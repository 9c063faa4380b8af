import {
  type Doubt,
  type Extra,
  type PathAnswer,
  type ProofId,
  proofIds,
  type QualificationId,
  type QualificationPath,
  type QualificationRow,
  type QuestionId,
  qualificationIds,
  qualificationLabels,
  qualificationPathLabels,
  qualificationRows,
} from '@/content/planning/qualification'

/** Places of the chosen answers, in the order of the questions. */
export type Answers = readonly number[]

type Asked = { id: QuestionId; chosen: number | null }

/** Where the answers lead: the questions so far, then the one that is open or the row that applies. */
export type Walk = {
  asked: readonly Asked[]
  /** What the chosen answers leave open. */
  doubts: readonly string[]
  end: { kind: 'open'; question: QuestionId } | { kind: 'row'; id: QualificationId }
}

/** Follows the answers as far as they lead; what does not belong to a question is left out with all that follows. */
export function walk(path: QualificationPath, answers: Answers): Walk {
  const asked: Asked[] = []
  const doubts: string[] = []
  let question = path.first
  for (const chosen of answers) {
    const answer: PathAnswer | undefined = path.questions[question].answers[chosen]
    if (answer === undefined) {
      break
    }
    asked.push({ id: question, chosen })
    if (answer.doubt !== undefined) {
      doubts.push(answer.doubt)
    }
    if ('row' in answer) {
      return { asked, doubts, end: { kind: 'row', id: answer.row } }
    }
    question = answer.next
  }
  return { asked: [...asked, { id: question, chosen: null }], doubts, end: { kind: 'open', question } }
}

/** Another answer to the question at this place: what came below is asked anew. */
export function answered(answers: Answers, place: number, chosen: number): Answers {
  return [...answers.slice(0, place), chosen]
}

/** Rows to which a question may still lead, in the order of the table. */
export function rowsFrom(path: QualificationPath, question: QuestionId): readonly QualificationId[] {
  const found = new Set(rowsBelow(path, question))
  return qualificationIds.filter((id) => found.has(id))
}

function rowsBelow(path: QualificationPath, question: QuestionId): readonly QualificationId[] {
  return path.questions[question].answers.flatMap((answer) =>
    'row' in answer ? [answer.row] : rowsBelow(path, answer.next),
  )
}

/** Rows with the same proof, in the order of the table. */
export function rowsOf(proof: ProofId): readonly QualificationId[] {
  return qualificationIds.filter((id) => qualificationRows[id].proof === proof)
}

/** The table: proofs with their rows. */
export const qualificationGroups = proofIds.map((proof) => ({ proof, ids: rowsOf(proof) }))

/** What else a row demands, in words. */
export function extrasOf({ extras, more }: Pick<QualificationRow, 'extras' | 'more'>): readonly string[] {
  return [
    ...extras.map((extra: Extra) => qualificationLabels.extras[extra]),
    ...(more === undefined ? [] : [more]),
  ]
}

/** What is not settled, without its links. */
export function doubtText(doubt: Doubt): string {
  return typeof doubt === 'string'
    ? doubt
    : doubt.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}

/** The result as lines of the request's message. */
export function detailsOf(path: QualificationPath, { asked, doubts }: Walk, id: QualificationId): string {
  const { details } = qualificationPathLabels
  const row = qualificationRows[id]
  const lines: readonly (readonly [string, readonly string[]])[] = [
    [details.task, [row.task]],
    [
      details.answers,
      asked.flatMap(
        ({ id: question, chosen }) => path.questions[question].answers[chosen ?? -1]?.label ?? [],
      ),
    ],
    [details.proof, [qualificationLabels.proofs[row.proof].name]],
    [details.extras, extrasOf(row)],
    [details.law, row.law],
    [details.doubt, [doubtText(row.doubt), ...doubts]],
  ]
  return lines
    .flatMap(([label, parts]) => (parts.length > 0 ? [`${label}: ${parts.join('; ')}`] : []))
    .join('\n')
}
