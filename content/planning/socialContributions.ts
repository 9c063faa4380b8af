import type { Land } from '@/content/laender'

/**
 * What an employer pays on a wage at least, in tenths of a per cent: the halves that the law fixes, without the health funds'
 * own surcharges, accident insurance and levies. Laws raise them more often than they lower them, so that they hold as a lower
 * bound for somewhat longer than their year. What was read where stands in docs/recht.md.
 * OWNER: change rates, `year` and `until` when they change. What has run out is named by `scripts/records/aged.ts`.
 */
export const socialContributions = {
  year: 2026,
  until: '2027-12-31',
  rates: { pension: 93, health: 73, care: 18, unemployment: 13 },
  /** In Saxony employees carry more of the care insurance (section 58 SGB XI). */
  other: { SN: { care: 13 } } as Partial<Record<Land, { care: number }>>,
}

export type ContributionRates = typeof socialContributions.rates

export function contributionRates(land: Land): ContributionRates {
  const { rates, other } = socialContributions
  return { ...rates, ...other[land] }
}
