'use client'

import { hoursWords } from '@/content/planning/bedarf'
import { useTemporal } from '@/desk/time/useTemporal'
import { cleaning, cleaningOutcome } from './cleaning'
import { type EventPlan, event, eventOutcome } from './event'
import { Planner, type PlannerProps } from './Planner'
import { patrolOutcome, patrols } from './patrols'

export function CleaningPlanner(props: PlannerProps) {
  return <Planner of={cleaning} outcomeOf={cleaningOutcome} {...props} />
}

export function PatrolPlanner(props: PlannerProps) {
  return <Planner of={patrols} outcomeOf={patrolOutcome} {...props} />
}

/** Reckons once it has a calendar. */
export function EventPlanner(props: PlannerProps) {
  const loaded = useTemporal()
  const outcomeOf = loaded.kind === 'loaded' ? (plan: EventPlan) => eventOutcome(plan, loaded.temporal) : null
  return (
    <>
      {loaded.kind === 'failed' && (
        <p role="alert" className="desk-error">
          {hoursWords.notLoaded}
        </p>
      )}
      <Planner of={event} outcomeOf={outcomeOf} {...props} />
    </>
  )
}
