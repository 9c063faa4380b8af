import type { Watch } from '@/content/watches/types'
import { faultsOf, minutesIn } from './timeline'
import type { Shift } from './timetable'

/** When parts of a drawing are there, in minutes of the shift, by the names of the parts. */
export type Times = Readonly<Record<string, readonly (readonly [from: number, to: number])[]>>

export function timesOf(watch: Pick<Watch, 'shift' | 'times'>): Times {
  return Object.fromEntries(
    Object.entries(watch.times).map(([name, spans]) => [
      name,
      spans.map(([from, to]) => [minutesIn(watch, from), minutesIn(watch, to)] as const),
    ]),
  )
}

/** Names of the parts that are not there. */
export function absentAt(times: Times, minutes: number): string[] {
  return Object.keys(times).filter(
    (name) => !times[name]?.some(([from, to]) => minutes >= from && minutes < to),
  )
}

/** A mark of what is wrong, and from when until when it is there. What is settled later has two, one after the other. */
export type FaultMark = { name: string; fault: string; isOpen: boolean; from: number; to: number }

export function faultMarks({ stops }: Pick<Shift, 'stops'>): FaultMark[] {
  return faultsOf(stops).flatMap(({ name: fault, stop: { from, fault: state } }) => {
    const [end, settled] = [Number.POSITIVE_INFINITY, state === 'settled' ? from : state]
    const open = { name: `${fault} open`, fault, isOpen: true, from, to: end }
    if (typeof settled !== 'number') {
      return [open]
    }
    const tick = { name: `${fault} settled`, fault, isOpen: false, from: settled, to: end }
    return settled > from ? [{ ...open, to: settled }, tick] : [tick]
  })
}
