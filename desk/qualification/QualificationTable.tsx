import { HairlineTable } from '@/components/ui/HairlineTable'
import {
  type Doubt,
  type QualificationId,
  qualificationLabels,
  qualificationRows,
} from '@/content/planning/qualification'
import { serviceOf } from '@/content/services'
import { isOffered } from '@/content/services/offered'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { hyphenate } from '@/lib/server/hyphenate'
import styles from './QualificationTable.module.css'
import { extrasOf, qualificationGroups } from './qualification'

const { labels, proofs, noExtras } = qualificationLabels

/**
 * All rows below their proofs. Where there is room for columns, a proof stays in view above its rows, with the names of the
 * columns; else a row is a block whose cells say what they are, which on phones open.
 */
export function QualificationTable({ caption }: { caption: string }) {
  return (
    <HairlineTable className={`mt-6 ${styles.table}`}>
      <caption className="sr-only text-left">{caption}</caption>
      <colgroup>
        {Object.keys(labels).map((key) => (
          <col key={key} />
        ))}
      </colgroup>
      <thead className="sr-only print:not-sr-only">
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
          <tr className={`bg-papier-50 ${styles.proof}`}>
            <th scope="rowgroup" colSpan={4} className="text-nebel-600">
              <strong className="font-semibold text-balance text-tinte">
                {hyphenate(proofs[proof].name)}
              </strong>{' '}
              <span>{proofs[proof].line}</span>
              <span aria-hidden="true" className={styles.columns}>
                {Object.values(labels).map((label) => (
                  <span key={label}>{label}</span>
                ))}
              </span>
            </th>
          </tr>
          {ids.map((id) => (
            <Row key={id} id={id} />
          ))}
        </tbody>
      ))}
    </HairlineTable>
  )
}

function Row({ id }: { id: QualificationId }) {
  const row = qualificationRows[id]
  const extras = extrasOf(row)
  return (
    <tr id={id}>
      <th scope="row">
        {hyphenate(row.task)}
        <span>
          {row.examples}
          {row.service && isOffered(row.service) && (
            <span className={styles.service}>
              {`. ${qualificationLabels.ours}: `}
              <a href={withBase(pathOf(row.service))} className="text-link">
                {serviceOf(row.service).title}
              </a>
            </span>
          )}
        </span>
        <details>
          <summary>
            <span className="sr-only">{`${labels.extras}, ${labels.law}, ${labels.doubt}: ${row.task}`}</span>
          </summary>
        </details>
      </th>
      <td data-label={labels.extras}>
        <Lines items={extras.length === 0 ? [noExtras] : extras} />
      </td>
      <td data-label={labels.law}>
        <Lines items={row.law} />
      </td>
      <td data-label={labels.doubt}>
        <Doubtful doubt={row.doubt} />
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

/** What is not settled, with links to the rows that it names. */
function Doubtful({ doubt }: { doubt: Doubt }) {
  return typeof doubt === 'string'
    ? doubt
    : doubt.map((piece) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <a key={piece.row} href={`#${piece.row}`} className="text-link">
            {piece.text}
          </a>
        ),
      )
}
