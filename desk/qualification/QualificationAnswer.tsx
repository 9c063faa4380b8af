import { Container } from '@/components/ui/Section'
import { qualificationIds, qualificationPage } from '@/content/planning/qualification'
import { DeskAnswer } from '@/desk/frame/DeskAnswer'
import { ProofCounts } from './ProofCounts'
import styles from './QualificationAnswer.module.css'
import { rowsOf } from './qualification'
import { Strokes } from './Strokes'

/** How many tasks demand the exam, before anything is asked; all of them as strokes, a group for each proof. */
export function QualificationAnswer() {
  const { answer, lead } = qualificationPage
  const exam = rowsOf('exam')
  return (
    <section aria-labelledby="antwort">
      <Container>
        <DeskAnswer id="antwort" figure={answer.figure(exam.length, qualificationIds.length)}>
          {answer.text}
        </DeskAnswer>
        <p className="mt-3 max-w-text">{lead}</p>
        <div className={`mt-6 ${styles.all}`}>
          <Strokes left={exam} height="100%" />
        </div>
        <ProofCounts left={qualificationIds} isLegend />
      </Container>
    </section>
  )
}
