'use client'

import { eventHours } from '@/lib/both/planning/eventHours'
import type { HoursTable } from '@/lib/both/planning/table'
import type { AreaRequest } from './areaRequest'
import { EventPlanner } from './EventPlanner'
import { useTemporal } from './useTemporal'

/** The calculator of events with its calendar. `example`: what the server has computed, shown until a calendar is there. */
export function EventIsland({ example, ...request }: AreaRequest & { example: HoursTable }) {
  const loaded = useTemporal()
  return (
    <EventPlanner
      {...request}
      hoursOf={(land, shifts) =>
        loaded.kind === 'loaded' ? eventHours(loaded.temporal, land, shifts) : example
      }
    />
  )
}
