import type { ReactNode } from 'react'

/** What every field of forms and calculators is drawn as; its height and padding are its user's (`app/styles/forms.css`). */
export const CONTROL = 'control'

/** What is said of a field. `open`: only that it is still empty. */
export type FieldMessage = { kind: 'error' | 'open'; text: string }

/** What a control must say of itself, so that its message is read with it. */
export function describing(id: string, message: FieldMessage | undefined, others?: string | undefined) {
  return {
    id,
    'aria-invalid': message?.kind === 'error' || undefined,
    'aria-describedby': [others, message && `${id}-error`].filter(Boolean).join(' ') || undefined,
  }
}

type MessageProps = {
  /** Id of the control. */
  of: string
  message: FieldMessage | undefined
  /** Before an error, for whoever does not see its colour. */
  prefix: string
}

const LOOKS: Record<FieldMessage['kind'], string> = {
  error: 'font-semibold text-alarm-700',
  open: 'text-nebel-600',
}

export function FieldNote({ of, message, prefix }: MessageProps) {
  return (
    message !== undefined && (
      <p id={`${of}-error`} className={`mb-1.5 text-label leading-snug ${LOOKS[message.kind]}`}>
        {message.kind === 'error' && <span className="sr-only">{prefix}</span>}
        {message.text}
      </p>
    )
  )
}

type Props = MessageProps & { label: string; className?: string | undefined; children: ReactNode }

/** Label above, then what is wrong, then the control: a phone's keyboard covers what stands below. */
export function FieldFrame({ label, className, children, ...note }: Props) {
  return (
    <div className={className}>
      <label htmlFor={note.of} className="field-label">
        {label}
      </label>
      <FieldNote {...note} />
      {children}
    </div>
  )
}
