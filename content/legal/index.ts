import { formOrigin } from '@/lib/site'
import type { LegalPage } from '../types'
import { barrierefreiheit } from './barrierefreiheit'
import { datenschutz } from './datenschutz'
import { impressum } from './impressum'

const pages = {
  impressum,
  // Says where this very build sends its forms.
  datenschutz: datenschutz({ formOrigin }),
  barrierefreiheit,
} as const satisfies Record<string, LegalPage>

export type LegalId = keyof typeof pages

/** The legal pages in the order of the footer. */
export const legalIds = Object.keys(pages) as readonly LegalId[]

export function legalPageOf(id: LegalId): LegalPage {
  return pages[id]
}
