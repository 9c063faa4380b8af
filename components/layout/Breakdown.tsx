import { useEffect, useRef, useState } from 'react'
import { CopyButton } from '@/components/forms/CopyButton'
import { mailBodyOf } from '@/components/forms/fields'
import { Button, ButtonLink } from '@/components/ui/Button'
import { breakdown } from '@/content/breakdown'
import { forms } from '@/content/forms'
import { mailto } from '@/lib/both/mailto'
import { MAIN_ID } from '@/lib/both/pageParts'
import { emptyDraft, isEmpty } from '@/lib/browser/enquiry/fields'
import { readDraft } from '@/lib/browser/enquiry/storage'
import { enquiry } from '@/lib/browser/enquiry/store'

/**
 * The footer's link, read while the page is still intact: a broken page cannot pass props to its replacement, and importing the
 * company record would send it to every browser.
 */
function linkOf(scheme: 'tel:' | 'mailto:'): { address: string; text: string } {
  const link = typeof document === 'undefined' ? null : document.querySelector(`footer a[href^="${scheme}"]`)
  return { address: link?.getAttribute('href')?.slice(scheme.length) ?? '', text: link?.textContent ?? '' }
}

const phone = linkOf('tel:')
const email = linkOf('mailto:')

/** The text that was typed, from the store or the storage, as the store may have broken before it started. */
function savedText(): string {
  const { draft } = enquiry.read()
  return mailBodyOf(isEmpty(draft) ? (readDraft() ?? emptyDraft) : draft, 'offer')
}

/**
 * Replaces a page that broke during rendering, or whose scripts did not load. Next's own error page would stay blank: it sets
 * `innerHTML`, which the site's Trusted Types refuse. Nothing in here may throw.
 * @param homeHref address of the home page, with base path
 */
export function Breakdown({ homeHref }: { homeHref: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [text] = useState(savedText)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main id={MAIN_ID} className="bg-papier-50 px-5 pt-header text-tinte md:px-8">
      <div className="mx-auto max-w-xl py-same">
        <h1 ref={heading} tabIndex={-1} className="text-minor font-semibold">
          {breakdown.heading}
        </h1>
        <p className="mt-4">{breakdown.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => location.reload()}>
            {breakdown.reload}
          </Button>
          {/* A plain link, as the router may have broken. */}
          <ButtonLink look="quiet" href={homeHref}>
            {breakdown.home}
          </ButtonLink>
          <ButtonLink look="quiet" href={`tel:${phone.address}`}>
            {`${forms.status.call}: ${phone.text}`}
          </ButtonLink>
          <ButtonLink look="quiet" href={mailto(email.address, breakdown.mailSubject, text)}>
            {email.text}
          </ButtonLink>
        </div>
        {text !== '' && (
          <>
            <p className="mt-10">{breakdown.draft}</p>
            <textarea
              readOnly
              aria-label={breakdown.draftName}
              value={text}
              rows={8}
              className="mt-3 block w-full rounded border border-nebel-600 bg-white p-3"
            />
            <CopyButton text={text} className="mt-3" />
          </>
        )}
      </div>
    </main>
  )
}
