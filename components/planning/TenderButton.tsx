import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { hoursWords } from '@/content/planning/bedarf'
import type { Plan } from '@/content/planning/types'
import { DOCX_TYPE } from '@/lib/both/planning/docxType'
import type { TenderHours } from '@/lib/both/planning/tender'
import { saveFile } from '@/lib/browser/planning/saveFile'

const { tender, tenderMade, tenderFailed } = hoursWords.actions

const loadTender = () =>
  Promise.all([
    import('@/lib/both/planning/specimenDocument'),
    import('@/lib/both/planning/tender'),
    import('@/content/planning/muster/leistungsbeschreibung'),
  ])

/** A tender document with these posts, as a file for a word processor. What makes it is loaded on the click. */
export function TenderButton({ plan, hours }: { plan: Plan; hours: TenderHours }) {
  const [state, setState] = useState<'idle' | 'working' | 'saved' | 'failed'>('idle')

  async function save() {
    setState('working')
    try {
      const [{ specimenBytes }, { tenderOf }, { leistungsbeschreibung }] = await loadTender()
      const specimen = tenderOf(plan, hours, leistungsbeschreibung)
      saveFile(`${specimen.id}.docx`, new Blob([await specimenBytes(specimen)], { type: DOCX_TYPE }))
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
