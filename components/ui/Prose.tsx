import Link from 'next/link'
import { createElement, Fragment } from 'react'
import type { Inline, Paragraph, RouteId } from '@/content/types'
import { mailto } from '@/lib/both/mailto'
import { phoneHref } from '@/lib/server/phone'

type Props = {
  paragraph: Paragraph
  /** Address of a page, without the base path: `next/link` adds it. */
  pathOf: (route: RouteId) => string
}

/** Running text with its links. */
export function Prose({ paragraph, pathOf }: Props) {
  if (typeof paragraph === 'string') {
    return paragraph
  }
  // The pieces never change places, so they are given as arguments, which need no keys.
  return createElement(Fragment, null, ...paragraph.map((piece) => inline(piece, pathOf)))
}

function inline(piece: Inline, pathOf: Props['pathOf']) {
  if (typeof piece === 'string') {
    return piece
  }
  if ('route' in piece) {
    return (
      <Link href={pathOf(piece.route)} prefetch={false} className="text-link">
        {piece.text}
      </Link>
    )
  }
  const [href, text] =
    'phone' in piece ? [phoneHref(piece.phone), piece.phone] : [mailto(piece.email), piece.email]
  return (
    <a href={href} className="text-link">
      {text}
    </a>
  )
}

/** Paragraphs one below the other. */
export function Paragraphs({ items, pathOf }: { items: readonly Paragraph[]; pathOf: Props['pathOf'] }) {
  return items.map((paragraph) => (
    <p key={paragraph.toString()}>
      <Prose paragraph={paragraph} pathOf={pathOf} />
    </p>
  ))
}
