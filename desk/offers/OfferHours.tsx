import { AXIS, COLUMNS } from '@/components/ui/axes'
import { comparison } from '@/content/planning/kostenVergleich'
import { germanHours } from '@/desk/german/german'
import type { PlannedHours } from '@/desk/hours/plannedHours'
import { type HoursTable, total } from '@/desk/time/table'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { OfferChoice, OfferField } from './OfferField'
import { type HoursReading, type HoursTyped, hoursFields, hoursInWords } from './offersHours'

const { hours: words } = comparison

/** Where the hours come from that all offers are computed with. */
export const hoursSources = ['planned', 'example', 'own'] as const
export type HoursSource = (typeof hoursSources)[number]

type Props = {
  planned: PlannedHours | null
  example: HoursTable
  source: HoursSource
  typed: HoursTyped
  reading: HoursReading
  /** What these come to. */
  table: HoursTable
  onSource: (source: HoursSource) => void
  onType: (typed: HoursTyped) => void
}

/** Those planned, those of the example, or a year's as the buyer knows them. */
export function OfferHours({ planned, example, source, typed, reading, table, onSource, onType }: Props) {
  const texts: Record<HoursSource, string | null> = {
    planned: planned && words.planned(planned.label, germanHours(total(planned.table))),
    example: words.example(germanHours(total(example))),
    own: words.own,
  }
  return (
    <fieldset aria-labelledby="stunden-titel" className={`costs-part gap-y-3 ${COLUMNS}`}>
      <h3 id="stunden-titel" className={`text-item font-semibold ${AXIS.margin}`}>
        {words.heading}
      </h3>
      <div className={AXIS.list}>
        <div className="print:hidden">
          <OfferChoice
            name="stunden"
            value={source}
            options={hoursSources.flatMap((key) => (texts[key] === null ? [] : { key, text: texts[key] }))}
            onPick={onSource}
          />
        </div>
        {source === 'own' && (
          <div className="costs-fourths print:hidden">
            {hoursFields.map((field) => (
              <OfferField
                key={field}
                label={words.fields[field]}
                unit="hours"
                value={typed[field]}
                problem={reading.problems[field]}
                onType={(value) => onType({ ...typed, [field]: value })}
              />
            ))}
            <p className="col-span-full text-label">{words.spread}</p>
          </div>
        )}
        <p className="text-label">
          {total(table) === 0 ? words.none : words.split(hoursInWords(table))}{' '}
          <a href={withBase(pathOf('planung/bedarf'))} className="text-link print:hidden">
            {words.link}
          </a>
        </p>
      </div>
    </fieldset>
  )
}
