import { ActionButton } from '@/components/ui/ActionButton'
import { hoursWords } from '@/content/planning/bedarf'
import type { Plan } from '@/content/planning/types'
import type { HoursTable } from '@/desk/time/table'

const { tender, tenderMade, tenderFailed } = hoursWords.actions

/** What makes the document is loaded on the click. */
async function save(plan: Plan, table: HoursTable): Promise<boolean> {
  try {
    const { downloadTender } = await import('./downloadTender')
    return await downloadTender(plan, table)
  } catch {
    return false
  }
}

/** A tender document with these posts, as a file for a word processor. */
export function TenderButton({ plan, table }: { plan: Plan; table: HoursTable }) {
  return (
    <ActionButton act={() => save(plan, table)} announced={tenderMade} refused={tenderFailed}>
      {tender}
    </ActionButton>
  )
}
