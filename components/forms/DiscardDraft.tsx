import { forms } from '@/content/forms'
import { isEmpty } from '@/lib/browser/enquiry/fields'
import { enquiry } from '@/lib/browser/enquiry/store'
import { useEnquiryState } from './useEnquiryState'

/** Takes the draft away and gives it back. Apart from the button that sends: a thumb that slips must not cost the text. */
export function DiscardDraft({ onDiscard }: { onDiscard: () => void }) {
  const { draft, discarded } = useEnquiryState()
  const canUndo = discarded !== null

  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p role="status" className="text-label empty:-mr-4">
        {canUndo ? forms.status.discarded : null}
      </p>
      {(canUndo || !isEmpty(draft)) && (
        <button
          type="button"
          className="text-link mt-6 min-h-11"
          onClick={() => {
            if (canUndo) {
              enquiry.undo()
            } else {
              enquiry.discard()
              onDiscard()
            }
          }}
        >
          {canUndo ? forms.status.undo : forms.status.discard}
        </button>
      )}
    </div>
  )
}
