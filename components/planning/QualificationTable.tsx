import { type QualificationId, qualificationRows, qualificationWords } from '@/content/planning/qualifikation'
import { extrasOf, qualificationGroups } from '@/lib/both/planning/qualification'
import { hyphenate } from '@/lib/server/hyphenate'
import { QualificationSee } from './QualificationSee'

const { labels, proofs, noExtras } = qualificationWords

/** All rows below their proofs. On phones each is a block, whose cells say what they are. */
export function QualificationTable({ caption }: { caption: string }) {
  return (
    <table className="qualification-table">
      <caption className="sr-only text-left">{caption}</caption>
      <thead>
        <tr>
          {Object.values(labels).map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {qualificationGroups.map(({ proof, ids }) => (
        <tbody key={proof}>
          <tr className="qualification-proof">
            <th scope="rowgroup" colSpan={4}>
              <strong>{hyphenate(proofs[proof].name)}</strong>{' '}
              <span className="qualification-proof-line">{proofs[proof].line}</span>
            </th>
          </tr>
          {ids.map((id) => (
            <Row key={id} id={id} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({ id }: { id: QualificationId }) {
  const row = qualificationRows[id]
  const extras = extrasOf(row)
  return (
    <tr id={id}>
      <th scope="row">
        {hyphenate(row.task)}
        <span className="qualification-examples">{row.examples}</span>
      </th>
      <td data-label={labels.extras}>
        {extras.length === 0 ? <span className="text-nebel-600">{noExtras}</span> : <Lines items={extras} />}
      </td>
      <td data-label={labels.law}>
        <Lines items={row.law} />
      </td>
      <td data-label={labels.doubt}>
        {row.doubt}
        <QualificationSee ids={row.see ?? []} />
      </td>
    </tr>
  )
}

function Lines({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
