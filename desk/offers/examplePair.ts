import { Temporal } from 'temporal-polyfill'
import { costsPage } from '@/content/planning/costsPage'
import { formatShare } from '@/desk/german/numbers'
import { builtExample } from '@/desk/hours/builtExample'
import { reckon } from '@/desk/hours/reckoning'
import { calendarOf } from '@/desk/time/calendar'
import { monthsOf, rangeOf } from '@/desk/time/period'
import { amountsOf } from './amounts'

/** Two offers without prices for the hours of the example, and by how much the dearer one is above the other. */
export function examplePair() {
  const { land, period } = builtExample
  const billed = {
    ...reckon(builtExample, calendarOf(Temporal, land, rangeOf(period))),
    months: monthsOf(period),
  }
  const offers = costsPage.price.pair.offers.map((offer) => ({
    ...offer,
    sum: amountsOf(offer.offer, billed),
  }))
  const least = Math.min(...offers.map(({ sum }) => sum.net))
  return offers.map((offer) => {
    const share = formatShare(Number((offer.sum.net / least - 1).toFixed(2)))
    return { ...offer, ...(offer.sum.net > least && { share, more: costsPage.price.pair.more(share) }) }
  })
}
