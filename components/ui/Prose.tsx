import { createElement, Fragment } from 'react'
import type { Inline, Paragraph } from '@/content/types'
import { mailto } from '@/lib/both/mailto'
import { linkPath } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { phoneHref } from '@/lib/server/phone'

/** Running text with its links. */
export function Prose({ paragraph }: { paragraph: Paragraph }) {
  if (typeof paragraph === 'string') {
    return paragraph
  }
  // As arguments, which need no keys, because the order of the pieces never changes.
  return createElement(Fragment, null, ...paragraph.map(inline))
}

function inline(piece: Inline) {
  if (typeof piece === 'string') {
    return piece
  }
  const [href, text] = linkOf(piece)
  return (
    <a href={href} className="text-link">
      {text}
    </a>
  )
}

function linkOf(piece: Exclude<Inline, string>): [href: string, text: string] {
  if ('route' in piece) {
    return [withBase(linkPath(piece)), piece.text]
  }
  return 'phone' in piece ? [phoneHref(piece.phone), piece.phone] : [mailto(piece.email), piece.email]
}

export function Paragraphs({ items }: { items: readonly Paragraph[] }) {
  return items.map((paragraph) => (
    <p key={paragraph.toString()}>
      <Prose paragraph={paragraph} />
    </p>
  ))
}
