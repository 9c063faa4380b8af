import { useEffect, useId, useRef } from 'react'
import { forms } from '@/content/forms'
import { fieldId } from './Field'
import type { FieldError, FieldName } from './fields'

type Props = {
  errors: readonly FieldError[]
  /** Prefix of the ids of this form's fields. */
  formId: string
  /** Changes with every press of the button, so that each one moves the focus here. */
  press: number
  onChoose: (field: FieldName) => void
}

/** Links each error to its field; takes the focus, so that it is read and seen at once. */
export function ErrorSummary({ errors, formId, press, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const headingId = useId()
  useEffect(() => {
    // Not for fields that the service named: then the notice has the focus.
    if (press > 0) {
      box.current?.focus()
    }
  }, [press])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> would group the fields, not the errors.
    <div
      ref={box}
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      className="scroll-my-6 border-l-4 border-alarm-700 bg-white p-4"
    >
      <p id={headingId} className="font-semibold text-alarm-700">
        {forms.errors.heading}
      </p>
      <ul className="mt-1">
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${fieldId(formId, name)}`}
              className="text-link inline-block py-[0.65rem]"
              onClick={(event) => {
                // Keeps the field out of the address.
                event.preventDefault()
                onChoose(name)
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
