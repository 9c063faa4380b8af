import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { forms } from '@/content/forms'

/** Copies what was typed, and says that it did. */
export function CopyButton({ text, className }: { text: string; className: string }) {
  const [copied, setCopied] = useState(false)
  // Without https there is no clipboard.
  return (
    'clipboard' in navigator && (
      <Button
        look="quiet"
        className={className}
        onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {copied ? forms.status.copied : forms.status.copy}
      </Button>
    )
  )
}
