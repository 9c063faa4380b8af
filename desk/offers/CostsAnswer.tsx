import { Container } from '@/components/ui/Section'
import { costsPage } from '@/content/planning/costsPage'
import { DeskAnswer } from '@/desk/frame/DeskAnswer'
import styles from './CostsAnswer.module.css'
import { CostsFloor } from './CostsFloor'
import { floorAnswer } from './floorAnswer'
import { LINES_ID } from './linesId'

const { contents } = costsPage
/** Behind the comparison, which is next. */
const sections = [LINES_ID, 'preis', 'stundensatz'] as const

/** What an hour and a night cost at least, and how that is reckoned, before anything is asked. */
export function CostsAnswer() {
  const { hour, rest, where } = floorAnswer()
  return (
    <section aria-labelledby="antwort">
      <Container>
        <DeskAnswer id="antwort" figure={hour}>
          {rest}
        </DeskAnswer>
        <p className="mt-3 max-w-text">{`${where} ${costsPage.lead}`}</p>
        <CostsFloor />
        <nav aria-label={contents.label} className="mt-6 print:hidden">
          <ol className={`grid gap-x-8 gap-y-5 ${styles.contents}`}>
            {sections.map((id) => (
              <li key={id}>
                <a href={`#${id}`} className="text-link target">
                  {contents[id]}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <p className="mt-4 text-label text-nebel-600">{costsPage.lawAsOf}</p>
      </Container>
    </section>
  )
}
