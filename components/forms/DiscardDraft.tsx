import { useEffect, useRef } from 'react'
import { forms } from '@/content/forms'
import { isEmpty } from '@/lib/browser/enquiry/fields'
import { enquiry } from '@/lib/browser/enquiry/store'
import { useEnquiryState } from './useEnquiryState'

/** Takes the draft away and gives it back. Apart from the button that sends: a thumb that slips must not cost the text. */
export function DiscardDraft({ onDiscard }: { onDiscard: () => void }) {
  const { draft, discarded } = useEnquiryState()
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  const canUndo = discarded !== null

  // The button that was pressed is gone; its counterpart stands in its place.
  useEffect(() => {
    if (pressed.current) {
      pressed.current = false
      button.current?.focus()
    }
  })

  function press(act: () => void) {
    pressed.current = true
    act()
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p role="status" className="text-label empty:-mr-4">
        {canUndo ? forms.status.discarded : null}
      </p>
      {(canUndo || !isEmpty(draft)) && (
        <button
          key={canUndo ? 'undo' : 'discard'}
          ref={button}
          type="button"
          className="text-link mt-6 min-h-11"
          onClick={() =>
            press(() => {
              if (canUndo) {
                enquiry.undo()
              } else {
                enquiry.discard()
                onDiscard()
              }
            })
          }
        >
          {canUndo ? forms.status.undo : forms.status.discard}
        </button>
      )}
    </div>
  )
}
