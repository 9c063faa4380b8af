import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import type { FullTime } from '@/content/planning/types'
import { FieldGroup, THIRDS } from '@/desk/fields/FieldControl'
import { type Faults, readRecord, type Texts } from '@/desk/fields/field'
import { Summary } from '@/desk/frame/Summary'
import { germanNumber } from '@/desk/german/numbers'
import { netHours } from '@/desk/time/staffing'
import { fullTimeFields } from './record'

type Props = {
  texts: Texts<FullTime>
  faults: Faults<FullTime>
  /** The assumptions leave no working time. */
  leavesNobody: boolean
  onChange: (texts: Texts<FullTime>) => void
}

/** What is assumed of one person in full-time work. */
export function Assumptions({ texts, faults, leavesNobody, onChange }: Props) {
  const { record } = readRecord(fullTimeFields, texts)
  return (
    <details className="hairline">
      <Summary>{labels.fullTime.heading}</Summary>
      <div className={THIRDS}>
        <FieldGroup
          fields={fullTimeFields}
          values={texts}
          faults={faults}
          onChange={(patch) => onChange({ ...texts, ...patch })}
        />
      </div>
      {record !== null && (
        <p className={`mt-3 text-label ${leavesNobody ? 'font-semibold text-alarm-700' : ''}`}>
          {leavesNobody ? labels.errors.fullTime : labels.fullTime.net(germanNumber(netHours(record), 1))}
        </p>
      )}
    </details>
  )
}
