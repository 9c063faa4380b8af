import type { ReactNode } from 'react'

/** The look of every field in forms and calculators; each user sets height and padding. */
export const CONTROL =
  'block w-full rounded border border-nebel-600 bg-white text-tinte aria-invalid:border-2 aria-invalid:border-alarm-700'

/** The message of a field. `open`: it is still empty, which is no error. `hint`: what to know before one writes. */
export type FieldMessage = { kind: 'error' | 'open' | 'hint'; text: string }

/** Attributes that make screen readers read the message with its control. */
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
  /** Read out before an error, whose colour alone would not reach everyone. */
  prefix: string
}

const STYLES: Record<FieldMessage['kind'], string> = {
  error: 'font-semibold text-alarm-700',
  open: 'text-nebel-600',
  hint: 'text-nebel-600',
}

export function FieldNote({ of, message, prefix }: MessageProps) {
  return (
    message !== undefined && (
      <p id={`${of}-error`} className={`mb-1.5 text-label leading-snug ${STYLES[message.kind]}`}>
        {message.kind === 'error' && <span className="sr-only">{prefix}</span>}
        {message.text}
      </p>
    )
  )
}

type Props = MessageProps & { label: string; className?: string | undefined; children: ReactNode }

/** Label, then message, then control, as a phone's keyboard covers everything below the control. */
export function FieldFrame({ label, className, children, ...note }: Props) {
  return (
    <div className={className}>
      <label htmlFor={note.of} className="mb-1.5 block text-label leading-snug font-medium">
        {label}
      </label>
      <FieldNote {...note} />
      {children}
    </div>
  )
}
