import { isSampleCompany } from './company'
import type { Facts } from './fact'
import ownFacts from './owner/facts.json' with { type: 'json' }
import type { FactsRecord } from './records/facts'
import { said } from './said'
import sampleFacts from './sample/facts.json' with { type: 'json' }

const { founded, ...figures }: FactsRecord = isSampleCompany ? sampleFacts : said<FactsRecord>(ownFacts)

/**
 * Each number is here once, with its own subject, so that no two pages can contradict each other (misleading ones: section 5
 * UWG). A firm founded in 2023 must not claim 25 years of its own, so the subjects of the years are people, not the firm.
 */
export const facts: Facts = {
  ...figures,
  ...(founded && { founded: { value: founded, label: 'gegründet' } }),
}
