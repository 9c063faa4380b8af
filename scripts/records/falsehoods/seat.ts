import { laender } from '@/content/laender'
import { landNames } from '@/content/landNames'
import { withExample } from '@/lib/server/rules'
import type { OwnersContent } from '@/scripts/records/ownersContent'
import { landOfPostalCode } from './landOfPostalCode'

/** The Land of the seat against the company's postal code: authorities, holidays and law follow from it. */
export function seatFalsehoods({ record, place }: Pick<OwnersContent, 'record' | 'place'>): string[] {
  const code = record.postalCode?.value ?? ''
  const possible = landOfPostalCode(code)
  const [first] = possible
  // A Land that is none has a line of its own (`validatePlace`).
  if (first === undefined || possible.includes(place.land) || !(place.land in laender)) {
    return []
  }
  const where = possible.map((land) => laender[land].inLand).join(' oder ')
  return [
    withExample(
      `content/place.ts: land „${place.land}“ passt nicht zur Postleitzahl der Firma: ${code} liegt ${where}, in der Angabe steht ${landNames[place.land]}. Danach richten sich Datenschutzaufsicht, Feiertage und Lohn`,
      first,
    ),
  ]
}
