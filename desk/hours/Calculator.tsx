'use client'

import { type ReactNode, useEffect, useMemo } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import { sundaySpans } from '@/content/planning/types'
import { PartTitle } from '@/desk/fields/PartTitle'
import { useRows } from '@/desk/fields/useRows'
import { useTemporal } from '@/desk/time/useTemporal'
import { Actions } from './Actions'
import { Assumptions } from './Assumptions'
import { addressOf } from './address'
import styles from './Calculator.module.css'
import { Notices } from './Notices'
import { Place } from './Place'
import { Posts } from './Posts'
import { Result } from './Result'
import type { Reckoning } from './reckoning'
import { emptyPost, type PlaceNames, readForm } from './record'
import { writeHours } from './storedHours'
import { PostsTable } from './Tables'
import { answerText, storedHoursOf } from './texts'
import { exampleOn, usePlanAddress, usePlanForm } from './usePlanForm'
import { useDay, useReckoning } from './useReckoning'
import { WeekPicture } from './WeekPicture'

export type CalculatorProps = {
  /** What it shows before a visitor plans, as the server has reckoned it, and when. */
  example: Reckoning
  builtOn: string
  names: PlaceNames
  /** Addresses with the base path: of the contact form, and of the comparison of offers. */
  contactHref: string
  offersHref: string
  /** What it is for, before the fields. */
  children: ReactNode
}

/** Posts in, hours out. Before a visitor plans it shows the example. */
export function Calculator(props: CalculatorProps) {
  const { example, builtOn, names, contactHref, offersHref, children } = props
  const hydrated = useHydrated()
  const loaded = useTemporal()
  const day = useDay(builtOn, loaded)
  const examplePlan = exampleOn(day, example.plan)
  const { form, faults: linkFaults, isRead, isOwn, change, onAddress } = usePlanForm(examplePlan)
  const list = useRows(form.posts, (posts) => change({ posts }))
  const reading = useMemo(() => readForm(form), [form])
  const { plan, fieldsOf, incomplete, faults, leavesNobody } = reading
  const shown = useReckoning(reading, loaded)
  const reckoning = isOwn || loaded.kind === 'loaded' ? shown.reckoning : example
  usePlanAddress(isOwn ? plan : null, onAddress)

  useEffect(() => {
    if (isOwn) {
      writeHours(reckoning && storedHoursOf(reckoning, addressOf(reckoning.plan)))
    }
  }, [isOwn, reckoning])

  const { posts, night, sunday = sundaySpans[0], period } = plan ?? { ...examplePlan, posts: [] }
  return (
    <div className={styles.calculator} data-early={!isRead || undefined}>
      {!isRead && (
        <p data-part="wait" className={styles.wait}>
          {labels.wait}
        </p>
      )}
      <Notices faults={linkFaults} hasFailed={shown.hasFailed} />
      <Result reckoning={reckoning} isExample={!isOwn} incomplete={incomplete} hasPeriod={plan !== null}>
        <WeekPicture
          posts={posts}
          period={period}
          night={night}
          sunday={sunday}
          onDraw={
            list.isFull
              ? undefined
              : ({ days, from, to }, goes) => list.add({ ...emptyPost, days: days.join(','), from, to }, goes)
          }
        />
        <PostsTable posts={posts} />
      </Result>
      <fieldset disabled={!hydrated} className={styles.form}>
        <PartTitle as="legend">{labels.post.heading}</PartTitle>
        {children}
        <Posts list={list} fieldsOf={fieldsOf} faults={faults.posts} />
        <Place
          place={form.place}
          faults={faults.place}
          names={names}
          thisYear={day.getUTCFullYear()}
          onChange={(place) => change({ place })}
        />
        <Assumptions
          texts={form.fullTime}
          faults={faults.fullTime}
          leavesNobody={leavesNobody}
          onChange={(fullTime) => change({ fullTime })}
        />
        <a id="uebernehmen" href="#ergebnis" className={styles.strip}>
          <span>{answerText(reckoning)}</span>
          <span className="text-link shrink-0">{labels.result.jump}</span>
        </a>
      </fieldset>
      {reckoning !== null && posts.length > 0 && (
        <Actions
          reckoning={reckoning}
          service={plan?.service && names.services[plan.service]}
          contactHref={contactHref}
          offersHref={offersHref}
        />
      )}
    </div>
  )
}
