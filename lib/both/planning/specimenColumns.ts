import type { SpecimenColumn } from '@/content/planning/muster/types'

/** Per cent of each column: those without a share divide what is left. */
export function sharesOf(columns: readonly SpecimenColumn[]): number[] {
  const given = columns.reduce((sum, { share = 0 }) => sum + share, 0)
  const others = columns.filter(({ share }) => share === undefined).length
  return columns.map(({ share }) => share ?? (100 - given) / others)
}
