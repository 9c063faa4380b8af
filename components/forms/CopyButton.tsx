import { ActionButton } from '@/components/ui/ActionButton'
import { forms } from '@/content/forms'
import { copyText } from '@/lib/browser/platform/clipboard'

/** Copies a text and announces the result. */
export function CopyButton({ text, className = '' }: { text: string; className?: string }) {
  const { copy, copied, copyRefused } = forms.status
  return (
    <ActionButton act={() => copyText(text)} done={copied} refused={copyRefused} className={className}>
      {copy}
    </ActionButton>
  )
}
