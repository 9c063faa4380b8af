import { forms } from '@/content/forms'
import { isEmpty } from '@/lib/browser/enquiry/fields'
import { enquiry } from '@/lib/browser/enquiry/store'
import { useEnquiryState } from './useEnquiryState'

/** Discards the draft and restores it. Kept away from the submit button, as a slip of the thumb must not delete the text. */
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
