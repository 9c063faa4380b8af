import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { forms } from '@/content/forms'
import { useOnline } from './useOnline'
import type { Answer } from './useSubmit'

type Props = {
  answer: Answer
  sending: boolean
  /** The visitor wants to send in spite of the answer. */
  onConfirm: () => void
}

/** Announces the result of a press; the live regions exist before their texts, as screen readers would miss them otherwise. */
export function FormStatus({ answer, sending, onConfirm }: Props) {
  const online = useOnline()
  const confirm = confirmationOf(answer)
  const question = useRef<HTMLDivElement>(null)
  // A notice must not cover the question.
  useEffect(() => {
    if (confirm !== null) {
      question.current?.scrollIntoView({ block: 'nearest' })
    }
  }, [confirm])
  return (
    <>
      <div role="status">
        {sending && answer.kind === 'none' && <span className="sr-only">{forms.status.sending}</span>}
        {textOf(answer)}
      </div>
      <div role="status">{!online && <StatusText>{forms.status.offlineNotice}</StatusText>}</div>
      {confirm !== null && (
        <div ref={question} className="mt-5">
          <Button look="quiet" onClick={onConfirm} className="max-sm:w-full">
            {confirm}
          </Button>
        </div>
      )}
    </>
  )
}

function StatusText({ children }: { children: string }) {
  return <p className="mt-5 border-l-4 border-nacht-800 bg-white p-4 font-semibold">{children}</p>
}

function textOf(answer: Answer): ReactNode {
  switch (answer.kind) {
    case 'none':
    case 'invalid':
      return null
    case 'obstacle':
      return <StatusText>{forms.status.obstacles[answer.obstacle]}</StatusText>
    case 'suspicious':
      return <StatusText>{forms.status.suspicious}</StatusText>
  }
}

/** Name of the button that sends nevertheless, where the visitor may decide that. */
function confirmationOf(answer: Answer): string | null {
  switch (answer.kind) {
    case 'none':
    case 'invalid':
      return null
    case 'suspicious':
      return forms.status.confirm
    case 'obstacle':
      return answer.obstacle === 'sent' || answer.obstacle === 'unconfirmed'
        ? forms.status.nevertheless
        : null
  }
}
