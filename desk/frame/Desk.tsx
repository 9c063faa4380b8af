import type { ReactNode } from 'react'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Section } from '@/components/ui/Section'
import { desk } from '@/content/planning/desk'
import { ChangeMiniature } from '@/desk/change/ChangeMiniature'
import { WeekMiniature } from '@/desk/hours/WeekMiniature'
import { OffersMiniature } from '@/desk/offers/OffersMiniature'
import { StrokesMiniature } from '@/desk/qualification/StrokesMiniature'
import { SheetsMiniature } from '@/desk/specimens/SheetsMiniature'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { hyphenate } from '@/lib/server/hyphenate'
import { DeskFrame } from './DeskFrame'

/** What each page draws. */
const pictures: Record<(typeof desk.items)[number]['route'], ReactNode> = {
  'planung/bedarf': <WeekMiniature nobody={desk.nobody} />,
  'planung/kosten': <OffersMiniature />,
  'planung/qualifikation': <StrokesMiniature />,
  'planung/wechsel': <ChangeMiniature />,
  'planung/muster': <SheetsMiniature />,
}

/** What helps with which question. */
export function Desk() {
  return (
    <DeskFrame id="planung">
      <Section surface="papier" space="same" closes labelledBy="fragen">
        <h2 id="fragen" className="sr-only">
          {desk.listHeading}
        </h2>
        <ul>
          {desk.items.map(({ route, question, answer }) => (
            <li key={route} className={`desk-item hairline ${COLUMNS}`}>
              {pictures[route]}
              <div className={AXIS.list}>
                <h3 className="text-minor font-semibold text-balance">
                  <a href={withBase(pathOf(route))}>{hyphenate(question)}</a>
                </h3>
                <p className="mt-3 max-w-text">{answer}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </DeskFrame>
  )
}
