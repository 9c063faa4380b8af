import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { hoursWords as words } from '@/content/planning/bedarf'
import type { Plan } from '@/content/planning/types'
import { germanHours, germanNumber } from '@/lib/both/planning/german'
import type { PlannedHours } from '@/lib/both/planning/hours'
import { csvOf, peopleText, requestText } from '@/lib/both/planning/planText'
import { type Remark, remarksOf } from '@/lib/both/planning/staffing'
import { total } from '@/lib/both/planning/table'
import { weekMinutes } from '@/lib/both/planning/week'
import { copyText } from '@/lib/browser/enquiry/platform'
import { saveFile } from '@/lib/browser/planning/saveFile'
import { Announced } from './Announced'
import { MonthsTable, PartsTable } from './HoursTables'
import { IntoRequest } from './IntoRequest'
import { TenderButton } from './TenderButton'

type Props = {
  plan: Plan
  hours: PlannedHours
  /** What the hours are hours of: `2027, Hessen`. */
  label: string
  /** In full-time work; null while the assumptions say nothing that can be used. */
  people: number | null
  /** Title of the service that the request shall name. */
  service: string | undefined
  contactHref: string
}

/** People first, then hours; the tables behind one click, and what can be done with it all. */
export function HoursResult({ plan, hours, label, people, service, contactHref }: Props) {
  const { result, actions } = words
  const hoursText = germanNumber(Math.round(total(hours.table) / 60))
  const rounded = people === null ? null : Math.ceil(people)
  return (
    <section id="ergebnis" tabIndex={-1} aria-labelledby="ergebnis-titel" className="hours-result">
      <h3 id="ergebnis-titel" className="sr-only">
        {result.heading}
      </h3>
      <Announced text={result.announced(hoursText, peopleText(people))} />
      <dl className="hours-figures">
        <Figure value={rounded === null ? '–' : germanNumber(rounded)}>
          {`${result.people(rounded ?? 0)}, ${result.peopleExact(peopleText(people))}`}
        </Figure>
        <Figure value={hoursText}>{result.hours(label)}</Figure>
        <Figure value={germanHours(weekMinutes(plan.posts))}>{result.week}</Figure>
      </dl>
      <Remarks plan={plan} />
      <details className="hours-details">
        <summary>{result.table}</summary>
        <PartsTable table={hours.table} caption={result.caption(label)} />
        {hours.months.length > 1 && <MonthsTable months={hours.months} caption={result.months(label)} />}
      </details>
      <div className="hours-actions">
        <IntoRequest
          contactHref={contactHref}
          service={service}
          details={requestText(plan, hours, { label, people })}
        >
          {actions.request}
        </IntoRequest>
        <Button look="quiet" onClick={() => window.print()}>
          {actions.print}
        </Button>
        <CopyLink />
        <Button
          look="quiet"
          onClick={() =>
            saveFile(
              words.csv.file,
              new Blob([csvOf(plan, hours, label)], { type: 'text/csv;charset=utf-8' }),
            )
          }
        >
          {actions.csv}
        </Button>
        <TenderButton plan={plan} hours={{ table: hours.table, label }} />
      </div>
    </section>
  )
}

function Figure({ value, children }: { value: string; children: string }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd className="figure text-figure font-semibold">{value}</dd>
    </div>
  )
}

function Remarks({ plan: { posts } }: Pick<Props, 'plan'>) {
  const remarks = remarksOf(posts)
  if (remarks.length === 0) {
    return null
  }
  return (
    <div className="hours-remarks">
      <h4>{words.remarks.heading}</h4>
      <ul>
        {remarks.map((remark) => (
          <li key={remark.kind}>{remarkText(remark)}</li>
        ))}
      </ul>
    </div>
  )
}

function remarkText({ kind, names }: Remark): string {
  return words.remarks[kind](names.join(', '))
}

function CopyLink() {
  const [result, setResult] = useState<'none' | 'copied' | 'refused'>('none')
  const { actions } = words
  return (
    <>
      <Button
        look="quiet"
        onClick={async () => setResult((await copyText(location.href)) ? 'copied' : 'refused')}
      >
        {result === 'copied' ? actions.linkCopied : actions.link}
      </Button>
      <p role="status" className="hours-status">
        {result === 'refused' && actions.linkRefused}
      </p>
    </>
  )
}
