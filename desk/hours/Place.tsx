import { useRef } from 'react'
import { allLaender } from '@/content/landNames'
import { localHolidays } from '@/content/localHolidays'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import { surchargeHours } from '@/content/planning/surchargeHours'
import { FieldControl } from '@/desk/fields/FieldControl'
import type { Faults } from '@/desk/fields/field'
import { QuietButton } from '@/desk/fields/QuietButton'
import styles from './Place.module.css'
import { type PlaceNames, type PlaceRecord, type PlaceTexts, placeFields, RANGE } from './record'

type Props = {
  place: PlaceTexts
  faults: Faults<PlaceRecord>
  names: PlaceNames
  /** The first one to choose. */
  thisYear: number
  onChange: (place: PlaceTexts) => void
}

const LOCAL_HOLIDAYS_ID = 'oertliche-feiertage'
const AGREEMENT_ID = 'zuschlagszeiten'

/** What, where and when; and from when to when the night counts, and Sundays: a Land proposes, and only a click takes it over. */
export function Place({ place, faults, names, thisYear, onChange }: Props) {
  const fields = placeFields(names, thisYear)
  const land = allLaender.find((each) => each === place.land)
  const holidays = land && localHolidays[land]
  const agreement = land && surchargeHours[land]
  const said = useRef<HTMLParagraphElement>(null)
  const control = (key: keyof PlaceRecord, describedBy?: string) => (
    <FieldControl
      key={key}
      field={fields[key]}
      value={place[key]}
      fault={faults[key]}
      describedBy={describedBy}
      onChange={(text) => onChange({ ...place, [key]: text })}
    />
  )
  const counts = agreement && { night: `${agreement.night}`, sunday: agreement.sunday }
  const isAgreed = counts?.night === place.night && counts.sunday === place.sunday
  return (
    <div
      className={`hairline-chapter grid grid-cols-2 max-[17rem]:grid-cols-1 gap-3 py-3 lg:grid-cols-5 ${styles.fields}`}
    >
      {control('service')}
      {control('land', holidays && LOCAL_HOLIDAYS_ID)}
      {/* Both stay in the page, so that screen readers hear what another Land changes. */}
      <p
        id={LOCAL_HOLIDAYS_ID}
        role="status"
        className={`col-span-full text-label leading-snug ${styles.note}`}
      >
        {holidays}
      </p>
      {control('period')}
      {place.period === RANGE && (
        <>
          {control('from')}
          {control('to')}
        </>
      )}
      {control('night', agreement && AGREEMENT_ID)}
      {control('sunday', agreement && AGREEMENT_ID)}
      <div className="col-span-full text-label leading-snug text-nebel-600">
        <p id={AGREEMENT_ID} ref={said} role="status" tabIndex={-1}>
          {agreement?.note}
          {isAgreed && labels.place.agreed}
        </p>
        {counts && !isAgreed && (
          <QuietButton
            className="text-tinte"
            onClick={() => {
              onChange({ ...place, ...counts })
              // The button goes.
              said.current?.focus()
            }}
          >
            {labels.place.agreement}
          </QuietButton>
        )}
      </div>
    </div>
  )
}
