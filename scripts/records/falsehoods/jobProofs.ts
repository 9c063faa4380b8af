import type { Job } from '@/content/extras'

/** Work for which section 34a (1a) sentence 2 GewO asks for the exam: all patterns of one must be found in what the job says. */
const EXAM: readonly { work: string; says: readonly RegExp[] }[] = [
  { work: 'den Schutz vor Ladendieben', says: [/detektiv|ladendieb/i] },
  {
    work: 'den Einlass von Diskotheken',
    says: [/disk?othek|\bdis[ck]o\b|nachtclub|tanzlokal/i, /\btür|einla(?:ss|ß)|eingang|doorman/i],
  },
  {
    work: 'Streifen im öffentlichen Raum',
    says: [/(?:city|innenstadt|stadt)-?streife|öffentliche[nr]? (?:verkehrs)?raum/i],
  },
  {
    work: 'leitende Aufgaben in Unterkünften für Geflüchtete',
    says: [
      /asyl|flüchtling|geflüchtet|aufnahmeeinrichtung/i,
      /\b(?:schicht|team|objekt|wach)?(?:leiter|leitung|leitend)/i,
    ],
  },
]

const INSTRUCTION = /unterrichtung/i
/** The exam, and what counts for as much. */
const MORE = /sachkunde|gssk|fachkraft|servicekraft|meister/i
/** Either will do: `Unterrichtung oder Sachkundeprüfung`. */
const EITHER = /unterrichtung[^,;]* oder /i

/** The work of a job that needs the exam although the job asks for the instruction only, or null. */
export function workBeyondInstruction({
  title,
  text,
  tasks,
  needs,
}: Pick<Job, 'title' | 'text' | 'tasks' | 'needs'>): string | null {
  const asked = needs.join('\n')
  if (!INSTRUCTION.test(asked) || (MORE.test(asked) && !EITHER.test(asked))) {
    return null
  }
  const said = [title, text, ...tasks].join('\n')
  return EXAM.find(({ says }) => says.every((pattern) => pattern.test(said)))?.work ?? null
}
