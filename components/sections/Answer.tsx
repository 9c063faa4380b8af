import type { Service } from '@/content/types'
import { linkPath } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'

/** Answer to a question, with a link to the full answer. */
export function Answer({ of: { answer, more } }: { of: Service['faq']['items'][number] }) {
  return (
    <p className="max-w-text pb-5 lg:pb-6">
      {answer}
      {more && (
        <>
          {' '}
          <a href={withBase(linkPath(more))} className="text-link">
            {more.text}
          </a>
        </>
      )}
    </p>
  )
}
