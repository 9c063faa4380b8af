import { laender } from '@/content/laender'
import { landNames } from '@/content/landNames'
import { withExample } from '@/lib/server/rules'
import { fileOf, type OwnRecords } from '@/scripts/records/ownersContent'
import { landOfPostalCode } from './landOfPostalCode'

/** The Land of the seat against the company's postal code: authorities, holidays and law follow from it. */
export function seatFalsehoods({ company, place }: Pick<OwnRecords, 'company' | 'place'>): string[] {
  const { postalCode: code = '' } = company
  const { land } = place
  const possible = landOfPostalCode(code)
  const [first] = possible
  // A Land that is none has a line of its own (`validateContent`).
  if (first === undefined || land === undefined || possible.includes(land) || !(land in laender)) {
    return []
  }
  const where = possible.map((one) => laender[one].inLand).join(' oder ')
  return [
    withExample(
      `${fileOf('place')}: land „${land}“ passt nicht zur Postleitzahl der Firma: ${code} liegt ${where}, in der Angabe steht ${landNames[land]}. Danach richten sich Datenschutzaufsicht, Feiertage und Lohn`,
      first,
    ),
  ]
}
