import type { ReactNode } from 'react'
import { Temporal } from 'temporal-polyfill'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Container } from '@/components/ui/Section'
import { changePage } from '@/content/planning/changePage'
import { desk } from '@/content/planning/desk'
import { qualificationIds } from '@/content/planning/qualification'
import { ChangeMiniature } from '@/desk/change/ChangeMiniature'
import { scaleOf } from '@/desk/change/ChangeWeeks'
import { builtExample } from '@/desk/hours/builtExample'
import { reckon } from '@/desk/hours/reckoning'
import { answerText } from '@/desk/hours/texts'
import { WeekMiniature } from '@/desk/hours/WeekMiniature'
import { floorAnswer } from '@/desk/offers/floorAnswer'
import { OffersMiniature } from '@/desk/offers/OffersMiniature'
import { rowsOf } from '@/desk/qualification/qualification'
import { StrokesMiniature } from '@/desk/qualification/StrokesMiniature'
import { SheetsMiniature } from '@/desk/specimens/SheetsMiniature'
import { calendarOf } from '@/desk/time/calendar'
import { rangeOf } from '@/desk/time/period'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { hyphenate } from '@/lib/server/hyphenate'
import styles from './Desk.module.css'
import { DeskFrame } from './DeskFrame'

type Route = (typeof desk.items)[number]['route']

/** What each page draws. */
const pictures: Record<Route, ReactNode> = {
  'planung/bedarf': <WeekMiniature nobody={desk.nobody} />,
  'planung/kosten': <OffersMiniature />,
  'planung/qualifikation': <StrokesMiniature />,
  'planung/wechsel': <ChangeMiniature />,
  'planung/muster': <SheetsMiniature />,
}

/** The answer to each question, in figures. */
function answers(): Record<Route, string> {
  const { hours, costs, qualification, change, specimens } = desk.answers
  const { land, period } = builtExample
  return {
    'planung/bedarf': hours(answerText(reckon(builtExample, calendarOf(Temporal, land, rangeOf(period))))),
    'planung/kosten': costs(floorAnswer()),
    'planung/qualifikation': qualification(
      rowsOf('exam').length,
      rowsOf('instruction').length,
      qualificationIds.length,
    ),
    'planung/wechsel': change(changePage.course.answer.weeks(scaleOf(changePage.course).before)),
    'planung/muster': specimens,
  }
}

/** What helps with which question. */
export function Desk() {
  const said = answers()
  return (
    <DeskFrame id="planung">
      <section aria-labelledby="fragen" className={`pb-half-turn ${styles.list}`}>
        <Container>
          <h2 id="fragen" className="sr-only">
            {desk.listHeading}
          </h2>
          <ul>
            {desk.items.map(({ route, question, more }) => (
              <li key={route} className={`hairline ${COLUMNS} ${styles.item}`}>
                <div className={AXIS.list}>
                  <h3 className="text-minor font-semibold text-balance">
                    <a href={withBase(pathOf(route))}>
                      {hyphenate(question)}
                      <span aria-hidden="true">{'\u00a0→'}</span>
                    </a>
                  </h3>
                  <p className="mt-3 text-item font-semibold text-balance">{said[route]}</p>
                  <p className="mt-2 max-w-text">{more}</p>
                </div>
                {pictures[route]}
              </li>
            ))}
          </ul>
        </Container>
      </section>
    </DeskFrame>
  )
}
