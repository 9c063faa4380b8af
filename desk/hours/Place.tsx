import { allLaender } from '@/content/landNames'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import { surchargeHours } from '@/content/planning/surchargeHours'
import { FieldControl } from '@/desk/fields/FieldControl'
import type { Faults } from '@/desk/fields/field'
import { type PlaceNames, type PlaceRecord, type PlaceTexts, placeFields, RANGE } from './record'

export type CalculatorNames = PlaceNames & {
  /** Holidays of some towns alone, by the Land, where Länder of the company have any. */
  localHolidays?: Readonly<Record<string, string>>
}

type Props = {
  place: PlaceTexts
  faults: Faults<PlaceRecord>
  names: CalculatorNames
  /** The first one to choose. */
  thisYear: number
  onChange: (place: PlaceTexts) => void
}

const LOCAL_HOLIDAYS_ID = 'oertliche-feiertage'
const AGREEMENT_ID = 'zuschlagszeiten'

/** What the agreement of a Land counts as night, Sunday and holiday, and what is said of it; undefined where none is known. */
function agreementOf(land: string) {
  const known = allLaender.find((each) => each === land)
  const hours = known && surchargeHours[known]
  return hours && { note: hours.note, counts: { night: String(hours.night), sunday: hours.sunday } }
}

/** What, where and when; and from when to when the night counts, and Sundays. */
export function Place({ place, faults, names, thisYear, onChange }: Props) {
  const fields = placeFields(names, thisYear)
  const holidays = names.localHolidays?.[place.land]
  const agreement = agreementOf(place.land)
  const control = (key: keyof PlaceRecord, describedBy?: string) => (
    <FieldControl
      key={key}
      field={fields[key]}
      value={place[key]}
      fault={faults[key]}
      describedBy={describedBy}
      onChange={(text) => onChange(changed(place, key, text))}
    />
  )
  const isAgreed = agreement?.counts.night === place.night && agreement.counts.sunday === place.sunday
  return (
    <div className="hairline-chapter grid grid-cols-2 max-[17rem]:grid-cols-1 gap-3 py-3 lg:grid-cols-5">
      {control('service')}
      {control('land', holidays && LOCAL_HOLIDAYS_ID)}
      {holidays && (
        <p id={LOCAL_HOLIDAYS_ID} className="col-span-full text-label leading-snug">
          {holidays}
        </p>
      )}
      {control('period')}
      {place.period === RANGE && (
        <>
          {control('from')}
          {control('to')}
        </>
      )}
      {control('night', agreement && AGREEMENT_ID)}
      {control('sunday', agreement && AGREEMENT_ID)}
      {agreement && (
        <p id={AGREEMENT_ID} className="col-span-full text-label leading-snug text-nebel-600">
          {agreement.note}{' '}
          {!isAgreed && (
            <button
              type="button"
              className="row-tool block text-tinte"
              onClick={() => onChange({ ...place, ...agreement.counts })}
            >
              {labels.place.agreement}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

/** Another Land counts as its agreement does, as far as one is known. */
function changed(place: PlaceTexts, key: keyof PlaceRecord, text: string): PlaceTexts {
  return { ...place, [key]: text, ...(key === 'land' && agreementOf(text)?.counts) }
}
