import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { forms } from '@/content/forms'
import type { FormKind } from './fields'
import type { EnquiryState } from './useEnquiry'
import { useOnline } from './useOnline'

type Props = { state: EnquiryState; kind: FormKind; onConfirm: () => void }

/** Announces sending and sent; the region exists before its text, or screen readers would miss it. */
export function FormStatus({ state, kind, onConfirm }: Props) {
  const online = useOnline()
  return (
    <>
      <div role="status" className="empty:-mt-5">
        {announcement(state, kind)}
      </div>
      <div role="status" className="empty:-mt-5">
        {connection(state, online)}
      </div>
      {state.kind === 'suspicious' && (
        <Button look="quiet" onClick={onConfirm} className="sm:self-start">
          {forms.status.confirm}
        </Button>
      )}
    </>
  )
}

function Notice({ children }: { children: string }) {
  return <p className="border-l-4 border-nacht-800 bg-white p-4 font-semibold">{children}</p>
}

function announcement(state: EnquiryState, kind: FormKind): ReactNode {
  switch (state.kind) {
    case 'idle':
    case 'invalid':
    case 'failed':
      return null
    case 'sending':
      return <span className="sr-only">{forms.status.sending}</span>
    case 'duplicate':
      return <Notice>{forms.status.duplicate}</Notice>
    case 'suspicious':
      return <Notice>{forms.status.suspicious}</Notice>
    case 'sent':
      // The offer dialog is closed by now; its thanks stand on the page.
      return kind === 'contact' && <Notice>{forms.status.sent}</Notice>
  }
}

/** Offline is said before anything is sent; after a failure for want of a network its return is said as well. */
function connection(state: EnquiryState, online: boolean): ReactNode {
  if (!online) {
    return <Notice>{forms.status.offlineNotice}</Notice>
  }
  return state.kind === 'failed' && state.reason === 'offline' && <Notice>{forms.status.onlineNotice}</Notice>
}
