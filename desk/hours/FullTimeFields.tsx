import { hoursWords as words } from '@/content/planning/bedarf'
import { DeskField } from '@/desk/fields/DeskField'
import { type PlanFields, readFullTime } from '@/desk/fields/fields'
import { germanNumber } from '@/desk/german/german'
import { netHours } from '@/desk/time/staffing'

type Props = {
  fields: PlanFields['fullTime']
  onChange: (fields: PlanFields['fullTime']) => void
}

/** What is assumed of one person in full-time work. */
export function FullTimeFields({ fields, onChange }: Props) {
  const { fullTime, errors } = words
  const read = readFullTime(fields)
  return (
    <details className="hours-assumptions">
      <summary>{fullTime.heading}</summary>
      <div className="hours-times">
        {(['weeklyHours', 'leaveDays', 'sickDays'] as const).map((key) => (
          <DeskField
            key={key}
            label={fullTime[key]}
            inputMode="decimal"
            value={fields[key]}
            onType={(value) => onChange({ ...fields, [key]: value })}
            error={read.kind === 'problems' && read.fields.includes(key) ? errors.number : undefined}
          />
        ))}
      </div>
      {read.kind === 'fullTime' && <p>{fullTime.net(germanNumber(netHours(read.fullTime), 1))}</p>}
      {read.kind === 'nobody' && <p className="desk-error">{errors.fullTime}</p>}
    </details>
  )
}
