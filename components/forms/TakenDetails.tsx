import { useId, useState } from 'react'
import { forms } from '@/content/forms'
import { DETAILS_ORIGINS, type DetailsOrigin } from '@/lib/both/enquiryForm'
import type { Draft } from '@/lib/browser/enquiry/fields'
import { enquiry } from '@/lib/browser/enquiry/store'
import { useEnquiryState } from './useEnquiryState'

const { sent, remove, removed, of } = forms.details

/** Longer details are folded at first, so that the form stays in sight. */
const MOST_LETTERS = 600

/** What was taken over from the desk. It is sent below the message, but stands above it: in sight before one writes. */
export function TakenDetails() {
  const { draft } = useEnquiryState()
  /** The last removal, and the draft that it left: it is told of until something else changes. */
  const [removal, setRemoval] = useState<{ origin: DetailsOrigin; left: Draft }>()
  return DETAILS_ORIGINS.map((origin) =>
    draft[origin] !== '' ? (
      <Block
        key={origin}
        name={of[origin]}
        text={draft[origin]}
        onRemove={() => {
          enquiry.type({ [origin]: '' })
          setRemoval({ origin, left: enquiry.read().draft })
        }}
      />
    ) : (
      removal?.origin === origin &&
      removal.left === draft && (
        // The button that had the focus is gone. A field would open a phone's keyboard.
        <p key={origin} ref={takeFocus} role="status" tabIndex={-1} className="text-label">
          {of[origin] + removed}
        </p>
      )
    ),
  )
}

function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
}

type Props = { name: string; text: string; onRemove: () => void }

function Block({ name, text, onRemove }: Props) {
  const headingId = useId()
  const [first, ...rest] = text.split('\n')
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups a text and its button, not form fields.
    <div role="group" aria-labelledby={headingId} className="text-label">
      <p className="flex items-center gap-4">
        <span id={headingId} className="mr-auto font-medium">
          {sent + name}
        </span>
        <button
          type="button"
          aria-label={`${remove}: ${name}`}
          className="text-link min-h-11"
          onClick={onRemove}
        >
          {remove}
        </button>
      </p>
      <details open={text.length <= MOST_LETTERS} className="hairline">
        <summary className="py-3">{first}</summary>
        {Object.entries(rest).map(([at, line]) => (
          <p key={at} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </details>
    </div>
  )
}
