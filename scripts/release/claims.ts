import { createHash } from 'node:crypto'
import { claimed } from '@/content/claim'
import { extras } from '@/content/extras'
import { type Fact, facts } from '@/content/facts'
import { forms } from '@/content/forms'
import { home } from '@/content/home'
import { legalIds, legalPageOf } from '@/content/legal'
import { deskPageOf } from '@/content/planning'
import { deskIds } from '@/content/planning/routes'
import { extrasClaims } from '@/content/proofs'
import { services } from '@/content/services'
import { textsIn } from '@/content/support/textsIn'
import { watches } from '@/content/watches'

/** What the owner confirms in one go: the figures, or what one page claims. */
export type Claims = { name: string; sentences: readonly string[] }

function figure({ value, label, note }: Fact): string {
  return [value, label, note].filter(Boolean).join(' · ')
}

export function claimsOf(name: string, page: unknown): Claims {
  const texts = textsIn(page).map(({ text }) => text)
  return { name, sentences: [...claimed].filter((sentence) => texts.some((text) => text.includes(sentence))) }
}

/** What stands on the pages of a site that can send its forms. */
export const claims: readonly Claims[] = [
  { name: 'figures', sentences: Object.values<Fact>(facts).map(figure) },
  { name: 'extras', sentences: extrasClaims(extras) },
  claimsOf('home', home),
  // Browsers load that file, so it holds plain strings only.
  { name: 'forms', sentences: [forms.status.sent] },
  ...services.map((service) => claimsOf(service.slug, [service, watches[service.slug]])),
  ...deskIds.map((id) => claimsOf(id, deskPageOf(id))),
  ...legalIds.map((id) => claimsOf(id, legalPageOf(id, { formOrigin: 'https://form.service' }))),
].filter(({ sentences }) => sentences.length > 0)

/** Stands for these sentences and no others. */
export function codeOf({ sentences }: Claims): string {
  return createHash('sha256').update(sentences.join('\n')).digest('hex').slice(0, 8)
}

/** What is not confirmed, or was in other words. */
export function unconfirmed(
  claims: readonly Claims[],
  confirmations: Readonly<Record<string, string | undefined>>,
): string[] {
  return claims
    .filter((page) => confirmations[page.name] !== codeOf(page))
    .map((page) => {
      const key = /^\w+$/.test(page.name) ? page.name : `'${page.name}'`
      const sentences = page.sentences.map((sentence) => `\n    „${sentence}“`).join('')
      return `content/confirmations.ts: ${page.name} is not confirmed. If all of this is true, add ${key}: '${codeOf(page)}'${sentences}`
    })
}
