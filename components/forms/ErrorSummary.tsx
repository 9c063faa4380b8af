import { useEffect, useRef } from 'react'
import { forms } from '@/content/forms'
import { fieldId } from './Field'
import type { FieldError } from './fields'

type Props = { errors: readonly FieldError[]; formId: string }

/** Leads from each error to its field; takes the focus, so that it is read and seen at once. */
export function ErrorSummary({ errors, formId }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="border-l-4 border-alarm-700 bg-white p-4">
      <p className="font-semibold text-alarm-700">{forms.errors.heading}</p>
      <ErrorLinks errors={errors} formId={formId} />
    </div>
  )
}

export function ErrorLinks({ errors, formId }: Props) {
  return (
    <ul className="mt-1">
      {errors.map(({ name, message }) => (
        <li key={name}>
          <a
            href={`#${fieldId(formId, name)}`}
            className="text-link inline-flex min-h-11 items-center"
            onClick={(event) => {
              // The address bar shall not point into a form.
              event.preventDefault()
              document.getElementById(fieldId(formId, name))?.focus()
            }}
          >
            {message}
          </a>
        </li>
      ))}
    </ul>
  )
}
