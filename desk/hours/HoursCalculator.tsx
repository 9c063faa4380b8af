'use client'

import { useEffect, useMemo, useState } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import { hoursWords as words } from '@/content/planning/bedarf'
import { landLabels } from '@/content/planning/laender'
import type { Period, Plan, Post } from '@/content/planning/types'
import { type ReadPeriod, readFullTime, readPeriod, readPost } from '@/desk/fields/fields'
import { useRows } from '@/desk/fields/useRows'
import { calendarOf } from '@/desk/time/calendar'
import { hoursOf, type PlannedHours, rangeOf } from '@/desk/time/hours'
import { peopleFor } from '@/desk/time/staffing'
import { total } from '@/desk/time/table'
import { useTemporal } from '@/desk/time/useTemporal'
import { FullTimeFields } from './FullTimeFields'
import { type HoursFields, type HoursNames, PlaceFields, PostList } from './HoursForm'
import { HoursResult } from './HoursResult'
import { PostsTable } from './HoursTables'
import type { LinkFault } from './link'
import { writePlannedHours } from './plannedHours'
import { hoursText, peopleText, periodText } from './planText'
import { useHoursForm, usePlanAddress } from './useHoursForm'
import { WeekPicture } from './WeekPicture'

export type HoursCalculatorProps = {
  /** What it shows before somebody plans, with its hours as the server has computed them. */
  example: { plan: Plan; hours: PlannedHours }
  names: HoursNames
  /** Address of the contact form with the base path. */
  contactHref: string
}

/** What can be read of a form: the plan without the rows that cannot. */
function planOf(fields: HoursFields, period: Period): Plan {
  const { service, land, night, posts } = fields
  const readable = posts.flatMap((row, at): Post[] => {
    const read = readPost(row, words.post.unnamed(at + 1))
    return read.kind === 'post' ? [read.post] : []
  })
  return { ...(service !== '' && { service }), land, period, night, posts: readable }
}

export function HoursCalculator({ example, names, contactHref }: HoursCalculatorProps) {
  const hydrated = useHydrated()
  const { form: fields, faults, isOwn, change, onAddress } = useHoursForm(example.plan)
  const list = useRows(fields.posts, (posts) => change({ posts }))
  const loaded = useTemporal()
  const period = useLastPeriod(readPeriod(fields), example.plan.period)
  const plan = planOf(fields, period)
  usePlanAddress(isOwn ? plan : null, onAddress)

  const { from, to } = rangeOf(period)
  const calendar = useMemo(
    () => (loaded.kind === 'loaded' ? calendarOf(loaded.temporal, fields.land, { from, to }) : null),
    [loaded, fields.land, from, to],
  )
  const hours = calendar === null ? example.hours : hoursOf(plan, calendar)
  const label = periodText(period, landLabels[plan.land])
  const fullTime = readFullTime(fields.fullTime)
  const people =
    fullTime.kind === 'fullTime' ? peopleFor(total(hours.table), period, fullTime.fullTime) : null

  const planned = isOwn && calendar !== null ? JSON.stringify({ label, table: hours.table }) : null
  useEffect(() => {
    if (planned !== null) {
      writePlannedHours(JSON.parse(planned))
    }
  }, [planned])

  return (
    <div className="calculator">
      {faults.length > 0 && <LinkFaults faults={faults} />}
      {loaded.kind === 'failed' && (
        <p role="alert" className="calculator-fault">
          {words.notLoaded}
        </p>
      )}
      <fieldset disabled={!hydrated} className="calculator-form">
        <legend className="calculator-title">{words.post.heading}</legend>
        <PostList
          list={list}
          problemsOf={(row) => {
            const read = readPost(row, '')
            return read.kind === 'problems' ? read.problems : []
          }}
        />
        <PlaceFields fields={fields} names={names} onChange={change} />
        <FullTimeFields fields={fields.fullTime} onChange={(fullTime) => change({ fullTime })} />
        <a href="#ergebnis" className="hours-strip">
          <span>{words.result.announced(peopleText(people), hoursText(total(hours.table)))}</span>
          <span className="text-link">{words.result.jump}</span>
        </a>
      </fieldset>
      <PostsTable posts={plan.posts} />
      <div className="calculator-figure">
        <h3 className="calculator-title">{words.week.heading}</h3>
        <fieldset disabled={!hydrated}>
          <legend className="sr-only">{words.week.draw}</legend>
          <WeekPicture
            posts={plan.posts}
            night={plan.night}
            onDraw={(post) => list.add({ ...post, people: '1', name: '' })}
          />
        </fieldset>
        <HoursResult
          plan={plan}
          hours={hours}
          label={label}
          people={people}
          fullTime={fullTime}
          service={plan.service && names.services[plan.service]}
          contactHref={contactHref}
        />
      </div>
    </div>
  )
}

/** The period that could be read last: while a date is typed there is none. */
function useLastPeriod(read: ReadPeriod, initial: Period): Period {
  const [last, setLast] = useState(initial)
  if (read.kind === 'period' && JSON.stringify(read.period) !== JSON.stringify(last)) {
    setLast(read.period)
    return read.period
  }
  return last
}

function LinkFaults({ faults }: { faults: readonly LinkFault[] }) {
  return (
    <div role="alert" className="calculator-fault">
      <p className="font-semibold">{words.link.heading}</p>
      <ul>
        {faults.map((fault) => (
          <li key={JSON.stringify(fault)}>{faultText(fault)}</li>
        ))}
      </ul>
    </div>
  )
}

function faultText(fault: LinkFault): string {
  switch (fault.kind) {
    case 'value':
      return words.link.value(fault.key, fault.value)
    case 'unknown':
      return words.link.unknown(fault.key)
    case 'tooMany':
      return words.link.tooMany(fault.left)
    case 'foreign':
      return words.link.foreign
  }
}
