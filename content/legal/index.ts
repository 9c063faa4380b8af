import type { LegalPage, PageMeta } from '@/content/types'
import { barrierefreiheit } from './barrierefreiheit'
import { datenschutz } from './datenschutz'
import { impressum } from './impressum'

/** What a legal page has to say about its build. */
type Build = Parameters<typeof datenschutz>[0]

const pages = {
  impressum: () => impressum,
  datenschutz,
  barrierefreiheit: () => barrierefreiheit,
} as const satisfies Record<string, (build: Build) => LegalPage>

export type LegalId = keyof typeof pages

/** The legal pages in the order of the footer. */
export const legalIds = Object.keys(pages) as readonly LegalId[]

export function legalPageOf(id: LegalId, build: Build): LegalPage {
  return pages[id](build)
}

/** Title and description, which no build changes. */
export function legalMetaOf(id: LegalId): PageMeta {
  return legalPageOf(id, { formOrigin: null }).meta
}
