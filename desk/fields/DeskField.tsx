import { type ComponentPropsWithoutRef, useId } from 'react'
import { forms } from '@/content/forms'

type Props = Omit<ComponentPropsWithoutRef<'input'>, 'onChange' | 'value' | 'className'> & {
  label: string
  /** As typed. */
  value: string
  onType: (value: string) => void
  /** What is wrong with it and what to do. */
  error?: string | undefined
  /** Stands behind the number: `€`, `m²`. Read with the label. */
  unit?: string | undefined
  className?: string
}

/** A field of a calculator: label above, then what is wrong, then the control. */
export function DeskField({ label, value, onType, error, unit, className, ...input }: Props) {
  const id = useId()
  return (
    <div className={['desk-field', className].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{unit === undefined ? label : `${label}, ${unit}`}</label>
      {error !== undefined && (
        <p id={`${id}-error`} className="desk-error">
          <span className="sr-only">{forms.errors.prefix}</span>
          {error}
        </p>
      )}
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onType(event.target.value)}
        className="desk-input"
      />
    </div>
  )
}
