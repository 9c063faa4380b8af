import { ActionButton } from '@/components/ui/ActionButton'
import { hoursWords as words } from '@/content/planning/bedarf'
import { refusals } from '@/content/planning/refusals'
import type { NightStart, Plan } from '@/content/planning/types'
import { Announced } from '@/desk/fields/Announced'
import type { ReadFullTime } from '@/desk/fields/fields'
import { IntoRequest } from '@/desk/fields/IntoRequest'
import { germanNumber } from '@/desk/german/german'
import type { PlannedHours } from '@/desk/time/hours'
import { netHours, type Remark, remarksOf } from '@/desk/time/staffing'
import { total } from '@/desk/time/table'
import { weekMinutes } from '@/desk/time/week'
import { copyText } from '@/lib/browser/platform/clipboard'
import { saveFile } from '@/lib/browser/platform/files'
import { printPage } from '@/lib/browser/platform/print'
import { MonthsTable, PartsTable } from './HoursTables'
import { writePlan } from './link'
import { csvOf, hoursText, peopleText, requestText } from './planText'
import { TenderButton } from './TenderButton'

type Props = {
  plan: Plan
  hours: PlannedHours
  /** What the hours are hours of: `2027, Hessen`. */
  label: string
  /** In full-time work; null while the assumptions say nothing that can be used. */
  people: number | null
  fullTime: ReadFullTime
  /** Title of the service that the request shall name. */
  service: string | undefined
  contactHref: string
}

/** Figures with more digits are set smaller. */
const LONG = 7
/** So many posts are named with a remark, the others counted. */
const NAMED = 3

/** People first, then hours; the tables behind one click, and what can be done with it all. */
export function HoursResult({ plan, hours, label, people, fullTime, service, contactHref }: Props) {
  const { result, actions } = words
  const [sum, week] = [hoursText(total(hours.table)), hoursText(weekMinutes(plan.posts))]
  const rounded = people === null ? null : Math.ceil(people)
  return (
    <section id="ergebnis" tabIndex={-1} aria-labelledby="ergebnis-titel" className="hours-result">
      <h3 id="ergebnis-titel" className="sr-only">
        {result.heading}
      </h3>
      <Announced text={result.announced(peopleText(people), sum)} />
      <dl className="hours-figures" data-long={sum.length > LONG || undefined}>
        <Figure value={rounded === null ? '–' : germanNumber(rounded)}>
          {`${result.people(rounded ?? 0)}, ${result.peopleExact(peopleText(people))}`}
        </Figure>
        <Figure value={sum}>{result.hours(label)}</Figure>
        <Figure value={week}>{result.week}</Figure>
      </dl>
      <Remarks plan={plan} />
      <details className="hours-details">
        <summary className="print:hidden">{result.table}</summary>
        <div className="hours-tables">
          <PartsTable table={hours.table} caption={result.caption(label)} />
          {hours.months.length > 1 && <MonthsTable months={hours.months} caption={result.months(label)} />}
          <Assumptions night={plan.night} fullTime={fullTime} />
        </div>
      </details>
      <div hidden={plan.posts.length === 0} className="hours-actions">
        <IntoRequest
          origin="posten"
          contactHref={contactHref}
          service={service}
          details={requestText(plan, hours, { label, people })}
        >
          {actions.request}
        </IntoRequest>
        <p className="w-full max-w-text text-label">{actions.takes}</p>
        <ActionButton act={printPage} refused={refusals.print}>
          {actions.print}
        </ActionButton>
        <ActionButton
          act={() => copyText(addressOf(plan))}
          done={actions.linkCopied}
          refused={actions.linkRefused}
        >
          {actions.link}
        </ActionButton>
        <ActionButton act={() => saveCsv(csvOf(plan, hours, label))} refused={refusals.file}>
          {actions.csv}
        </ActionButton>
        <TenderButton plan={plan} table={hours.table} />
      </div>
    </section>
  )
}

function Figure({ value, children }: { value: string; children: string }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd className="figure font-semibold">{value}</dd>
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
  const left = names.length - NAMED
  return words.remarks[kind](
    left > 1 ? `${names.slice(0, NAMED).join(', ')}${words.remarks.others(left)}` : names.join(', '),
  )
}

/** On what the figures rest. */
function Assumptions({ night, fullTime }: { night: NightStart; fullTime: ReadFullTime }) {
  const { assumptions, place } = words
  return (
    <ul className="hours-rests-on">
      <li>{assumptions.night(place.nightFrom(night))}</li>
      {fullTime.kind === 'fullTime' && (
        <li>
          {assumptions.fullTime({
            weekly: germanNumber(fullTime.fullTime.weeklyHours, 2),
            leave: germanNumber(fullTime.fullTime.leaveDays, 2),
            sick: germanNumber(fullTime.fullTime.sickDays, 2),
            net: germanNumber(netHours(fullTime.fullTime), 1),
          })}
        </li>
      )}
    </ul>
  )
}

/** The address follows what is typed a little later, and may say where the visitor came from. */
function addressOf(plan: Plan): string {
  return `${location.origin}${location.pathname}#${writePlan(plan)}`
}

function saveCsv(csv: string): boolean {
  return saveFile(words.csv.file, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
}
