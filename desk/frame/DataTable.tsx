import type { ReactNode } from 'react'

export type TableRow = { key: string | number; head: ReactNode; cells: readonly ReactNode[] }

type Props = {
  caption?: string | undefined
  captionClassName?: string | undefined
  /** Of the rows' heads, then of the cells. */
  heads: readonly ReactNode[]
  rows: readonly TableRow[]
  /** Sums below all rows. */
  foot?: TableRow | undefined
  className: string
  /** Whether each cell holds the head of its column, for phones that show cells one below the other. */
  isLabelled?: boolean
}

/** A table with a head for each row and each column. */
export function DataTable(props: Props) {
  const { caption, captionClassName, heads, rows, foot, className, isLabelled = false } = props
  const [first, ...columns] = heads
  const row = ({ key, head, cells }: TableRow) => (
    <tr key={key}>
      <th scope="row">{head}</th>
      {Object.entries(cells).map(([at, cell]) => (
        <td key={at} data-label={isLabelled ? columns[Number(at)] : undefined}>
          {cell}
        </td>
      ))}
    </tr>
  )
  return (
    <table className={className}>
      {caption !== undefined && <caption className={captionClassName}>{caption}</caption>}
      <thead>
        <tr>
          {first === undefined ? <td /> : <th scope="col">{first}</th>}
          {Object.entries(columns).map(([at, head]) => (
            <th key={at} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
      {foot !== undefined && <tfoot>{row(foot)}</tfoot>}
    </table>
  )
}
