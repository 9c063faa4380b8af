import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { hoursWords } from '@/content/planning/bedarf'
import type { Plan } from '@/content/planning/types'
import type { HoursTable } from '@/lib/both/planning/table'

const { tender, tenderMade, tenderFailed } = hoursWords.actions

/** A tender document with these posts, as a file for a word processor. What makes it is loaded on the click. */
export function TenderButton({ plan, table }: { plan: Plan; table: HoursTable }) {
  const [state, setState] = useState<'idle' | 'working' | 'saved' | 'failed'>('idle')

  async function save() {
    setState('working')
    try {
      const { downloadTender } = await import('./downloadTender')
      await downloadTender(plan, table)
      setState('saved')
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <Button look="quiet" aria-disabled={state === 'working'} onClick={save}>
        {tender}
      </Button>
      <p role="status" className="hours-status">
        {state === 'failed' && tenderFailed}
        {state === 'saved' && <span className="sr-only">{tenderMade}</span>}
      </p>
    </>
  )
}
