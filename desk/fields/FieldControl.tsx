import { useId } from 'react'
import { CONTROL, describing, FieldFrame, type FieldMessage } from '@/components/ui/FieldFrame'
import { forms } from '@/content/forms'
import { rowLabels } from '@/content/planning/rowLabels'
import { DaysControl } from './DaysControl'
import styles from './FieldControl.module.css'
import { type Control, type Fault, type Faults, type Field, type Fields, type Texts, tickText } from './field'

type Props = {
  field: Pick<Field<unknown>, 'label' | 'control' | 'messages' | 'understood'>
  /** As typed or chosen. */
  value: string
  fault?: Fault | undefined
  onChange: (text: string) => void
  /** Id of the text that explains it. */
  describedBy?: string | undefined
  /** Instead of the field's own. */
  placeholder?: string | undefined
}

const LOOK = `${CONTROL} ${styles.input}`

/** The class of three short fields beside each other. */
export const THIRDS = styles.thirds

/** What is to be said of a fault. A field that is only empty is not wrong, but what it belongs to does not count yet. */
function messageOf({ messages }: Props['field'], fault: Fault): FieldMessage {
  return fault === 'empty'
    ? { kind: 'open', text: messages.empty ?? rowLabels.empty }
    : { kind: 'error', text: messages[fault] ?? messages.nonsense ?? rowLabels.empty }
}

/** One field of a calculator. */
export function FieldControl(props: Props) {
  const { field, value, fault, onChange } = props
  const id = useId()
  const describedBy = props.describedBy ?? (field.understood && `${id}-understood`)
  const { control, label } = field
  const message = fault && messageOf(field, fault)
  const note = { of: id, message, prefix: forms.errors.prefix }
  const common = { ...describing(id, message, describedBy), value, className: LOOK }
  if (control.kind === 'days') {
    return <DaysControl label={label} note={note} value={value} onChange={onChange} />
  }
  if (control.kind === 'tick') {
    return (
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 text-label leading-snug">
        <input
          id={id}
          type="checkbox"
          checked={value !== ''}
          aria-describedby={describedBy}
          className="size-6 shrink-0 accent-nacht-800"
          onChange={({ target }) => onChange(tickText(target.checked))}
        />
        {label}
      </label>
    )
  }
  return (
    <FieldFrame
      {...note}
      label={control.kind === 'line' && control.unit !== undefined ? `${label}, ${control.unit}` : label}
      className="flex min-w-0 flex-col justify-end hyphens-auto"
    >
      {control.kind === 'choice' ? (
        <select {...common} onChange={({ target }) => onChange(target.value)}>
          {keysOf(control, value).map((key) => (
            <option key={key} value={key}>
              {control.options[key]}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type={control.type ?? 'text'}
          autoComplete="off"
          inputMode={control.inputMode}
          maxLength={control.maxLength}
          placeholder={props.placeholder ?? control.placeholder}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {field.understood && (
        // Stays in the page, so that screen readers hear it change.
        <p id={`${id}-understood`} aria-live="polite" className={`text-label leading-snug ${styles.note}`}>
          {fault === undefined && field.understood(value)}
        </p>
      )}
    </FieldFrame>
  )
}

function keysOf({ keys, offered = keys }: Extract<Control, { kind: 'choice' }>, value: string) {
  return [...new Set([...offered, value])]
}

type GroupProps<T> = {
  fields: Fields<T>
  values: Texts<T>
  faults: Faults<T>
  onChange: (patch: Partial<Texts<T>>) => void
}

/** Fields of a record, one beside the other. */
export function FieldGroup<T extends object>({ fields, values, faults, onChange }: GroupProps<T>) {
  return (Object.keys(fields) as (keyof T & string)[]).map((key) => (
    <FieldControl
      key={key}
      field={fields[key]}
      value={values[key]}
      fault={faults[key]}
      onChange={(text) => onChange({ [key]: text } as Partial<Texts<T>>)}
    />
  ))
}
