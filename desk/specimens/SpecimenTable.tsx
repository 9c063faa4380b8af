import type { SpecimenTable as Table } from '@/content/planning/specimens/types'
import styles from './SpecimenTable.module.css'

/** A table of a sheet; on phones a block for each row, without what is to be written by hand. */
export function SpecimenTable({ table }: { table: Table }) {
  const { caption, columns, rows, empty = 0, foot = [] } = table
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead className="font-semibold">
        <tr>
          {columns.map(({ heading, share, numeric }) => (
            <th key={heading} scope="col" data-share={share} className={numeric && styles.number}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <Row key={cells.join()} columns={columns} cells={cells} />
        ))}
        {Array.from({ length: empty }, (_, at) => `empty ${at}`).map((key) => (
          <Row key={key} columns={columns} cells={[]} />
        ))}
      </tbody>
      {foot.length > 0 && (
        <tfoot className="font-semibold">
          {foot.map((cells) => (
            <Row key={cells.join()} columns={columns} cells={cells} />
          ))}
        </tfoot>
      )}
    </table>
  )
}

function Row({ columns, cells }: { columns: Table['columns']; cells: readonly string[] }) {
  return (
    <tr className={cells.length === 0 ? styles.empty : undefined}>
      {columns.map(({ heading, numeric }, at) => {
        const text = cells[at]
        return at === 0 && text !== undefined ? (
          <th key={heading} scope="row">
            {text}
          </th>
        ) : (
          <td key={heading} data-label={text && heading} className={numeric && styles.number}>
            {text}
          </td>
        )
      })}
    </tr>
  )
}
