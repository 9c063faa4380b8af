import { incidentReport } from '@/content/planning/specimens/incidentReport'
import { worksYard } from '@/content/planning/specimens/worksYard'
import { werkschutz } from '@/content/watches/werkschutz'
import { type Blocks, closing, headed, listed } from '@/desk/specimens/specimenBlocks'
import { clockOf, minutesOf } from '@/lib/both/clock'
import { openOf } from '@/lib/both/watch/report'
import { dayOf, type Night, placeOf } from './night'

/** What a night left last to the next shift, as it is reported; without such a thing, what was wrong is left to fill in. */
export function incidentOf(watch: Night): Blocks {
  const { fields, seen, done, proof, next, rules, signatures, fill } = incidentReport
  const stop = watch.stops.findLast((each) => openOf(each) !== undefined)
  const before = watch.stops.findLast(
    ({ at, post, text }) => post === seen.beforeAt && text !== undefined && at !== stop?.at,
  )
  const after = (minutes: number) => (stop ? clockOf(minutesOf(stop.at) + minutes) : fill.time)
  const at = stop && fields.at.value(dayOf(watch, stop.at), stop.at)
  return [
    {
      kind: 'fields',
      rows: [
        { label: fields.object, value: worksYard.object },
        { label: fields.at.label, value: at ?? fill.time },
        { label: fields.place, value: stop ? placeOf(watch, stop) : fill.place },
        ...fields.rows,
      ],
    },
    ...listed({
      heading: seen.heading,
      items: [
        seen.book(stop?.text ?? fill.text),
        ...seen.items,
        ...(before?.text ? [seen.before(placeOf(watch, before), before.at, before.text)] : []),
      ],
    }),
    ...headed(done.heading, {
      columns: [
        { heading: done.time, share: 10 },
        { heading: done.what },
        { heading: done.answer, share: 40 },
      ],
      rows: [
        ...done.rows.map(({ after: minutes, what, answer }) => [after(minutes), what, answer]),
        [watch.shift.to, done.end.what, done.end.answer],
      ],
    }),
    { kind: 'heading', text: proof.heading },
    ...proof.lines.map((text) => ({ kind: 'text', text }) as const),
    ...headed(next.heading, {
      columns: [
        { heading: next.what, share: 40 },
        { heading: next.who, share: 15 },
        { heading: next.until, share: 10 },
        { heading: next.result },
      ],
      rows: next.rows,
    }),
    ...closing(rules, signatures),
  ]
}

export const incident = incidentOf(werkschutz)
