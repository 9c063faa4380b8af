import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { forms } from '@/content/forms'
import { copyText } from '@/lib/browser/enquiry/platform'

/** Copies what was typed, and says whether it did. */
export function CopyButton({ text, className = '' }: { text: string; className?: string }) {
  const [result, setResult] = useState<'none' | 'copied' | 'refused'>('none')
  return (
    <>
      <Button
        look="quiet"
        className={className}
        onClick={async () => setResult((await copyText(text)) ? 'copied' : 'refused')}
      >
        {result === 'copied' ? forms.status.copied : forms.status.copy}
      </Button>
      <p role="status" className="col-span-full basis-full empty:hidden">
        {result === 'refused' && forms.status.copyRefused}
      </p>
    </>
  )
}
