import { useEffect, useEffectEvent, useState } from 'react'
import { nightStarts, type Plan, weekdays } from '@/content/planning/types'
import { serviceSlugs } from '@/content/services/slugs'
import { POSTS_KEY } from '@/content/storageKeys'
import { fieldsOf, type PlanFields } from '@/lib/both/planning/fields'
import { LAENDER, type LinkFault, readPlan, writePlan } from '@/lib/both/planning/link'
import type { HoursFields } from './HoursForm'
import { useKept } from './useKept'
import { acceptRows, acceptTexts, numbered } from './useRows'

/** Safari takes a hundred changes of the address in half a minute. */
const ADDRESS_MS = 500

function formOf(plan: Plan): HoursFields {
  const fields = fieldsOf(plan)
  return { ...fields, posts: numbered(fields.posts) }
}

/** What this tab has stored, if it is a form of this version. */
function accept(stored: unknown): HoursFields | null {
  const form = Object(stored) as Partial<Record<keyof PlanFields, unknown>>
  const texts = acceptTexts(form, ['period', 'from', 'to'])
  const fullTime = acceptTexts(Object(form.fullTime), ['weeklyHours', 'leaveDays', 'sickDays'])
  const service = (['', ...serviceSlugs] as const).find((slug) => slug === form.service)
  const land = LAENDER.find((each) => each === form.land)
  const night = nightStarts.find((start) => start === form.night)
  const posts = acceptRows(form.posts, (row) => {
    const post = acceptTexts(row, ['from', 'to', 'people', 'name'])
    const days = Array.isArray(row.days) ? row.days : null
    return post && days && { ...post, days: weekdays.filter((day) => days.includes(day)) }
  })
  return texts && fullTime && posts && service !== undefined && land !== undefined && night !== undefined
    ? { ...texts, fullTime, posts, service, land, night }
    : null
}

/** Whose plan is shown: nobody has touched the example yet, or somebody plans. */
type Origin = 'example' | 'visitor'

/**
 * The calculator's form. It begins with what the address holds, else with what this tab knows, else with the example, which the
 * server's HTML shows. `faults`: what of the last link could not be read.
 */
export function useHoursForm(example: Plan) {
  const [origin, setOrigin] = useState<Origin>('example')
  const [faults, setFaults] = useState<readonly LinkFault[]>([])
  const [fields, setFields] = useKept(POSTS_KEY, formOf(example), (stored) => {
    const kept = accept(stored)
    const next = fromAddress(kept ?? formOf(example)) ?? kept
    if (next !== null) {
      setOrigin('visitor')
    }
    return next
  })

  /** The form of the link in the address; null where it holds none. */
  function fromAddress({ fullTime }: HoursFields): HoursFields | null {
    const link = readPlan(location.hash, example)
    setFaults(link?.faults ?? [])
    return link === null || link.faults.some(({ kind }) => kind === 'foreign')
      ? null
      : { ...formOf(link.plan), fullTime }
  }

  // Another link on the same page: somebody has changed the address, followed an example, or gone back.
  const readAgain = useEffectEvent(() => {
    const next = fromAddress(fields)
    if (next !== null) {
      setOrigin('visitor')
      setFields(next)
    }
  })
  useEffect(() => {
    const read = () => readAgain()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  return {
    fields,
    faults,
    origin,
    change: (patch: Partial<HoursFields>) => {
      setOrigin('visitor')
      setFields({ ...fields, ...patch })
    },
  }
}

/** Keeps the address in step with what a visitor plans: a reload, a bookmark and the way back lead to it. */
export function usePlanAddress(plan: Plan | null, origin: Origin) {
  const fragment = plan === null || origin === 'example' ? null : `#${writePlan(plan)}`
  useEffect(() => {
    const timer = setTimeout(() => {
      if (fragment !== null && location.hash !== fragment) {
        history.replaceState(history.state, '', fragment)
      }
    }, ADDRESS_MS)
    return () => clearTimeout(timer)
  }, [fragment])
}
