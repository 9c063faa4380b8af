import Link from 'next/link'
import { comparison } from '@/content/planning/kostenVergleich'
import { pathOf } from '@/lib/both/pathOf'
import { germanHours } from '@/lib/both/planning/german'
import {
  exampleHours,
  type HoursProblem,
  type HoursReading,
  hoursFields,
} from '@/lib/both/planning/offersHours'
import { type Comparison, FIELD_LIMIT, type HoursSource } from '@/lib/both/planning/offersKept'
import { columnTotal, type HoursTable, rowTotal, total } from '@/lib/both/planning/table'
import type { PlannedHours } from '@/lib/browser/planning/plannedHours'
import { DeskField } from './DeskField'

const { hours: words, problems } = comparison

type Props = {
  planned: PlannedHours | null
  source: HoursSource
  typed: Comparison['hours']
  reading: HoursReading
  table: HoursTable
  onSource: (source: HoursSource) => void
  onType: (typed: Comparison['hours']) => void
}

/** With which hours all offers are computed: those planned, those of the example, or a year's as the buyer knows them. */
export function OfferHours({ planned, source, typed, reading, table, onSource, onType }: Props) {
  const choices: readonly { source: HoursSource; text: string }[] = [
    ...(planned === null
      ? []
      : [
          {
            source: 'planned' as const,
            text: words.planned(planned.label, germanHours(total(planned.table))),
          },
        ]),
    { source: 'example', text: words.example(germanHours(total(exampleHours))) },
    { source: 'own', text: words.own },
  ]
  return (
    <fieldset className="costs-hours">
      <legend>
        <h3 className="text-item font-semibold">{words.heading}</h3>
      </legend>
      {choices.map((choice) => (
        <label key={choice.source} className="costs-choice">
          <input
            type="radio"
            name="costs-hours"
            checked={choice.source === source}
            onChange={() => onSource(choice.source)}
          />
          {choice.text}
        </label>
      ))}
      {source === 'own' && (
        <>
          <div className="costs-fourths">
            {hoursFields.map((field) => (
              <DeskField
                key={field}
                label={words.fields[field]}
                unit={words.unit}
                value={typed[field]}
                inputMode="decimal"
                maxLength={FIELD_LIMIT}
                error={messageOf(reading.problems[field])}
                onType={(value) => onType({ ...typed, [field]: value })}
              />
            ))}
          </div>
          <p className="text-label">{words.spread}</p>
        </>
      )}
      <p className="text-label">
        {total(table) === 0
          ? words.none
          : words.split({
              all: germanHours(total(table)),
              night: germanHours(columnTotal(table, 'night')),
              sunday: germanHours(rowTotal(table, 'sunday')),
              holiday: germanHours(rowTotal(table, 'holiday')),
            })}{' '}
        <Link href={pathOf('planung/bedarf')} prefetch={false} className="text-link">
          {words.link}
        </Link>
      </p>
    </fieldset>
  )
}

function messageOf(problem: HoursProblem | undefined): string | undefined {
  switch (problem) {
    case undefined:
      return undefined
    case 'moreThanTotal':
      return problems.moreThanTotal
    case 'nonsense':
    case 'negative':
    case 'tooFine':
    case 'tooHigh':
      return problems[problem].hours
  }
}
