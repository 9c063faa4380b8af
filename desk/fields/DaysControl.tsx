import type { ComponentProps } from 'react'
import { FieldNote } from '@/components/ui/FieldFrame'
import { weekdays } from '@/content/planning/days'
import { rowLabels } from '@/content/planning/rowLabels'
import styles from './DaysControl.module.css'

type Props = {
  label: string
  note: ComponentProps<typeof FieldNote>
  value: string
  onChange: (text: string) => void
}

/** The week in one row, a day as wide as a fingertip, and holidays; below it where a phone has no room. */
export function DaysControl({ label, note, value, onChange }: Props) {
  const id = note.of
  const picked = value.split(',')
  return (
    <fieldset className="min-w-0" aria-describedby={note.message && `${id}-error`}>
      <legend className="mb-1.5 text-label leading-snug font-medium">{label}</legend>
      <FieldNote {...note} />
      <div className={styles.days}>
        {weekdays.map((day) => (
          <label key={day} htmlFor={`${id}-${day}`} className="relative">
            <input
              id={`${id}-${day}`}
              type="checkbox"
              checked={picked.includes(day)}
              onChange={({ target }) =>
                onChange(
                  weekdays
                    .filter((each) => (each === day ? target.checked : picked.includes(each)))
                    .join(','),
                )
              }
            />
            <span>{day === 'Ft' ? rowLabels.holiday : day}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
