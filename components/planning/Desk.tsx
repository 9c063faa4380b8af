import Link from 'next/link'
import { Section } from '@/components/ui/Section'
import { desk } from '@/content/planning/desk'
import { pathOf } from '@/lib/both/pathOf'
import { DeskFrame } from './DeskFrame'

/** What helps with which question. */
export function Desk() {
  return (
    <DeskFrame id="planung">
      <Section surface="papier" space="same" closes labelledBy="fragen">
        <h2 id="fragen" className="sr-only">
          {desk.listHeading}
        </h2>
        <ul className="desk-list">
          {desk.items.map(({ route, question, answer }) => (
            <li key={route}>
              <Link href={pathOf(route)} prefetch={false} className="desk-item">
                <h3 className="text-sub font-semibold">{question}</h3>
                <p>{answer}</p>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </DeskFrame>
  )
}
