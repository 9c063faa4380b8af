import { useEffect, useEffectEvent, useState } from 'react'
import { allLaender } from '@/content/landNames'
import { nightStarts, type Plan, weekdays } from '@/content/planning/types'
import { offer } from '@/content/services/offered'
import { POSTS_KEY } from '@/content/storageKeys'
import { fieldsOf, type PlanFields } from '@/desk/fields/fields'
import { useKept } from '@/desk/fields/useKept'
import { acceptRows, acceptTexts, numbered } from '@/desk/fields/useRows'
import { followInAddress } from '@/lib/browser/platform/history'
import type { HoursFields } from './HoursForm'
import { type LinkFault, readPlan, writePlan } from './link'

function formOf(plan: Plan): HoursFields {
  const fields = fieldsOf(plan)
  return { ...fields, posts: numbered(fields.posts) }
}

/** A form, and what the address was when it was stored. */
type Kept = { form: HoursFields; address: string }

/** What this tab has stored, if it is a form of this version. */
function accept(stored: unknown): Kept | null {
  const { form, address }: { [K in keyof Kept]?: unknown } = Object(stored)
  const fields = acceptForm(Object(form))
  return fields !== null && typeof address === 'string' ? { form: fields, address } : null
}

function acceptForm(form: { [K in keyof PlanFields]?: unknown }): HoursFields | null {
  const texts = acceptTexts(form, ['period', 'from', 'to'])
  const fullTime = acceptTexts(Object(form.fullTime), ['weeklyHours', 'leaveDays', 'sickDays'])
  const service = (['', ...offer.services] as const).find((slug) => slug === form.service)
  const land = allLaender.find((each) => each === form.land)
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

/**
 * The calculator's form. It begins with what the address holds, else with what this tab knows, else with the example, which the
 * server's HTML shows. `faults`: what of the last link could not be read. `isOwn`: somebody plans, it is not the example.
 */
export function useHoursForm(example: Plan) {
  const [isOwn, setIsOwn] = useState(false)
  const [faults, setFaults] = useState<readonly LinkFault[]>([])
  const initial: Kept = { form: formOf(example), address: '' }
  const [{ form }, keep] = useKept(POSTS_KEY, initial, (stored) => {
    const kept = accept(stored)
    // A link has only what can be read of the rows: on the same address the tab knows more.
    const next = kept?.address === location.hash ? kept : (fromAddress((kept ?? initial).form) ?? kept)
    if (next !== null) {
      setIsOwn(true)
    }
    return next
  })
  const keepForm = (next: HoursFields) => {
    setIsOwn(true)
    keep({ form: next, address: location.hash })
  }

  /** The form of the link in the address; null where it holds none. */
  function fromAddress({ fullTime }: HoursFields): Kept | null {
    const link = readPlan(location.hash, example)
    setFaults(link?.faults ?? [])
    return link === null || link.faults.some(({ kind }) => kind === 'foreign')
      ? null
      : { form: { ...formOf(link.plan), fullTime }, address: location.hash }
  }

  // Another link on the same page: somebody has changed the address, followed an example, or gone back.
  const readAgain = useEffectEvent(() => {
    const next = fromAddress(form)
    if (next !== null) {
      keepForm(next.form)
    }
  })
  useEffect(() => {
    const read = () => readAgain()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  return {
    form,
    faults,
    isOwn,
    change: (patch: Partial<HoursFields>) => keepForm({ ...form, ...patch }),
    /** The address has followed what is planned. */
    onAddress: () => keepForm(form),
  }
}

/** Keeps the address in step with what a visitor plans: a reload, a bookmark and the way back lead to it. */
export function usePlanAddress(plan: Plan | null, onAddress: () => void) {
  const fragment = plan && `#${writePlan(plan)}`
  const written = useEffectEvent(onAddress)
  useEffect(
    () =>
      fragment === null || location.hash === fragment
        ? undefined
        : followInAddress(fragment, () => written()),
    [fragment],
  )
}
