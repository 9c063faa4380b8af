import { type HTMLElement, parse } from 'node-html-parser'
import { FORM_ATTRIBUTE } from '@/lib/both/enquiryForm'
import { isLoopback } from '@/lib/server/webAddress'
import type { Answer } from './ask'

/** A published site. */
export type Site = {
  origin: string
  /** '' or '/sub/pfad'. */
  basePath: string
  /** Of this machine: tried before it is published. */
  isLocal: boolean
}

/** The site that somebody means, or null where that is no address. http is for this machine only. */
export function siteAt(typed: string): Site | null {
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) {
    return null
  }
  const url = new URL(address)
  const isLocal = isLoopback(url)
  if (url.protocol === 'http:' && !isLocal) {
    url.protocol = 'https:'
  }
  if (!/^https?:$/.test(url.protocol)) {
    return null
  }
  return { origin: url.origin, basePath: url.pathname.replace(/(\/index\.html)?\/*$/, ''), isLocal }
}

/** Whether an address is one of the site. An export for this machine is tried at any of its ports. */
export function isOf({ origin, isLocal }: Site, address: URL): boolean {
  return isLocal ? isLoopback(address) : address.origin === origin
}

/** What is asked of one page. */
export type ReadPage = {
  /** Below the origin. */
  path: string
  html: string
  root: HTMLElement
  /** Policy in its head, or null. */
  policy: string | null
  /** Where its forms send, or null if it has none. */
  formAction: string | null
  /** Constants that its form sends with each request. */
  extraFields: Readonly<Record<string, string>>
  /** Whether it asks search engines not to list it. */
  isUnlisted: boolean
}

/** Whether a robots meta or header keeps a page out of search engines. */
const UNLISTED = /noindex|none/i

export function readPage(path: string, html: string, headers: Headers): ReadPage {
  const root = parse(html)
  const form = root.querySelector(`form[${FORM_ATTRIBUTE}]`)
  const constants = form?.querySelectorAll('input[type=hidden]') ?? []
  const robots = root.querySelectorAll('meta[name=robots]').map((meta) => meta.getAttribute('content') ?? '')
  return {
    path,
    html,
    root,
    policy: root.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content') ?? null,
    // Without a form service each form opens a mail with a subject of its own.
    formAction: form?.getAttribute('action')?.replace(/^(mailto:[^?]*).*/, '$1') ?? null,
    extraFields: Object.fromEntries(
      constants.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
    ),
    isUnlisted: [...robots, headers.get('X-Robots-Tag') ?? ''].some((value) => UNLISTED.test(value)),
  }
}

/** Where a redirect leads, or null where an answer is none. */
export function redirectOf(answer: Answer, from: string): URL | null {
  const location = answer.kind === 'answer' ? answer.headers.get('Location') : null
  return location !== null && URL.canParse(location, from) ? new URL(location, from) : null
}
