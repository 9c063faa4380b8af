import { CONTROL, describing, FieldFrame, type FieldMessage, FieldNote } from '@/components/ui/FieldFrame'
import { forms } from '@/content/forms'
import type { FieldSpec } from './fields'

const LOOK = `${CONTROL} px-3.5 py-3`

type Props = FieldSpec & {
  /** Prefix that makes ids unique on a page with two forms. */
  formId: string
  label: string
  error: string | undefined
  /** Stands at the field while it has no error. */
  hint?: string | undefined
  /** Id of a sentence that explains the field. */
  describedBy?: string
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

function messageOf(error: string | undefined, hint: string | undefined): FieldMessage | undefined {
  if (error !== undefined) {
    return { kind: 'error', text: error }
  }
  return hint === undefined ? undefined : { kind: 'hint', text: hint }
}

/** A field of a request. */
export function Field({ formId, label, error, hint, describedBy, ...spec }: Props) {
  const { name, type, required, autoComplete, rows } = spec
  const id = fieldId(formId, name)
  const message = messageOf(error, hint)
  const common = { name, required, autoComplete, ...describing(id, message, describedBy) }
  const note = { of: id, message, prefix: forms.errors.prefix }
  if (type === 'checkbox') {
    return (
      <div>
        <FieldNote {...note} />
        <div className="flex items-start gap-3">
          {/* Without scripts the browser sends this value. */}
          <input
            {...common}
            type="checkbox"
            value="true"
            className="mt-0.5 size-6 shrink-0 accent-nacht-800"
          />
          <label htmlFor={id} className="-my-3 py-3 font-medium">
            {label}
          </label>
        </div>
      </div>
    )
  }
  return (
    <FieldFrame
      {...note}
      label={required ? `${label}${forms.required}` : label}
      // Beside the label where there is room: the dialog's message needs it for its rows.
      className={hint && 'flex flex-wrap items-center gap-x-4'}
    >
      {type === 'textarea' ? (
        <textarea {...common} rows={rows} className={LOOK} />
      ) : (
        <input
          {...common}
          type={type}
          className={LOOK}
          {...(type === 'email' && { spellCheck: false, autoCapitalize: 'off' })}
        />
      )}
    </FieldFrame>
  )
}
