import { Disclosure } from '@/components/ui/Disclosure'
import { Rows } from '@/components/ui/Rows'
import { anchors } from '@/content/anchors'
import { home } from '@/content/home'

/** What section 34a GewO demands for which task: the one place of the site that says all of it. */
export function Qualifications() {
  const { heading, lead, rows, note } = home.qualifications
  return (
    <Disclosure id={anchors.qualifications} heading={heading}>
      <div className="pb-6">
        <p className="mb-5 max-w-text">{lead}</p>
        <Rows rows={rows.map(({ proof, tasks }) => ({ label: proof, value: <Tasks items={tasks} /> }))} />
        <p className="mt-3 max-w-text text-label text-nebel-600">{note}</p>
      </div>
    </Disclosure>
  )
}

function Tasks({ items }: { items: readonly string[] }) {
  return (
    <ul className="space-y-1">
      {items.map((task) => (
        <li key={task}>{task}</li>
      ))}
    </ul>
  )
}
