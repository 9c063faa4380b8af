import { forms } from '@/content/forms'
import type { FieldSpec } from './fields'

type Props = FieldSpec & {
  /** Prefix that makes ids unique on a page with two forms. */
  formId: string
  label: string
  error: string | undefined
  /** Id of a sentence that explains the field. */
  describedBy?: string
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

const CONTROL =
  'block w-full rounded border border-nebel-600 bg-white px-3.5 py-3 text-tinte aria-invalid:border-2 aria-invalid:border-alarm-700'

/** Label above, then the error, then the control: a phone's keyboard covers what stands below. */
export function Field({ formId, label, error, describedBy, ...spec }: Props) {
  const { name, type, required, autoComplete, rows } = spec
  const id = fieldId(formId, name)
  const errorId = `${id}-error`
  const common = {
    id,
    name,
    required,
    autoComplete,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': [describedBy, error && errorId].filter(Boolean).join(' ') || undefined,
  }
  const message = error !== undefined && (
    <p id={errorId} className="mb-1.5 text-label font-semibold text-alarm-700">
      <span className="sr-only">{forms.errors.prefix}</span>
      {error}
    </p>
  )
  if (type === 'checkbox') {
    return (
      <div>
        {message}
        <div className="flex items-start gap-3">
          {/* Without scripts the browser sends this value. */}
          <input
            {...common}
            type="checkbox"
            value="true"
            className="mt-0.5 size-6 shrink-0 accent-nacht-800"
          />
          <label htmlFor={id} className="min-h-6 font-medium">
            {label}
          </label>
        </div>
      </div>
    )
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-label font-medium">
        {required ? `${label}${forms.required}` : label}
      </label>
      {message}
      {type === 'textarea' ? (
        <textarea
          {...common}
          rows={rows}
          className={`${CONTROL} max-h-[45dvh] resize-y [@media(height<50rem)]:max-h-[38dvh]`}
        />
      ) : (
        <input
          {...common}
          type={type}
          className={CONTROL}
          {...(type === 'email' && { spellCheck: false, autoCapitalize: 'off' })}
        />
      )}
    </div>
  )
}
