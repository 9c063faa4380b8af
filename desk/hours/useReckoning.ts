import { useMemo } from 'react'
import { calendarOf } from '@/desk/time/calendar'
import { rangeOf } from '@/desk/time/period'
import type { Loaded } from '@/desk/time/useTemporal'
import { reckon } from './reckoning'
import type { FormReading } from './record'

/** What a plan comes to; null while it cannot be reckoned: without a period, or a calendar. */
export function useReckoning({ plan, incomplete, leavesNobody }: FormReading, loaded: Loaded) {
  const { from, to } = plan === null ? { from: '', to: '' } : rangeOf(plan.period)
  const land = plan?.land
  const calendar = useMemo(
    () =>
      loaded.kind === 'loaded' && land !== undefined && from !== ''
        ? calendarOf(loaded.temporal, land, { from, to })
        : null,
    [loaded, land, from, to],
  )
  // A year of ten posts takes a frame, and the address that follows a key renders once more.
  const reckoning = useMemo(
    () => plan && calendar && reckon(plan, calendar, incomplete, leavesNobody),
    [plan, calendar, incomplete, leavesNobody],
  )
  return { reckoning, hasFailed: loaded.kind === 'failed' }
}

/** The day of the build, as in the server's HTML; the visitor's as soon as its example can be reckoned. */
export function useDay(builtOn: string, { kind }: Loaded): Date {
  return useMemo(() => (kind === 'loaded' ? new Date() : new Date(builtOn)), [builtOn, kind])
}
