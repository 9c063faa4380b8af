'use client'

import { useState } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import { DATA_BLOCK, RULES_BLOCK } from '@/lib/both/exportedFiles'
import type { Inline } from './inlineText'

/** On the server only, so that the text is in no chunk. As a prop it would be in the page's data a second time. */
const textOf: (inline: Inline) => string =
  typeof window === 'undefined' ? require('./inlineText').inlineText : () => ''

function attributesOf({ of }: Inline) {
  switch (of) {
    case 'head':
    case 'pictures':
    case 'planned':
      return { id: of }
    case 'rules':
      return { type: RULES_BLOCK }
    case 'data':
      return { type: DATA_BLOCK }
  }
}

/**
 * A script that the server writes into a page. React hydrates it unchanged and never creates one: it would create the tag
 * through `innerHTML`, which Trusted Types refuse.
 */
export function InlineScript(inline: Inline) {
  const [isWritten] = useState(!useHydrated())
  return isWritten ? (
    <script
      {...attributesOf(inline)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Our own code, and data in which no tag can end.
      dangerouslySetInnerHTML={{ __html: textOf(inline) }}
    />
  ) : null
}
