import type { ReactNode } from 'react'

export type TableRow = { key: string; head: ReactNode; cells: readonly ReactNode[] }

type Props = {
  /** For screen readers; also to be seen where it says what no heading does. */
  caption: string
  hasVisibleCaption?: boolean
  /** Of the rows' heads, then of the cells. */
  heads: readonly ReactNode[]
  rows: readonly TableRow[]
  /** Sums below all rows. */
  foot?: TableRow
  /** `words`: texts, which phones show one below the other, each with its head. */
  look?: 'figures' | 'words' | 'lines'
  className?: string
}

/** Names at the margin, the rest from the second axis on; on phones below their names. */
export function CostsTable(props: Props) {
  const { caption, hasVisibleCaption = false, heads, rows, foot, look = 'figures', className = '' } = props
  const [first, ...columns] = heads
  const row = ({ key, head, cells }: TableRow) => (
    <tr key={key}>
      <th scope="row">{head}</th>
      {Object.entries(cells).map(([at, cell]) => (
        <td key={at} data-label={look === 'words' ? columns[Number(at)] : undefined}>
          {cell}
        </td>
      ))}
    </tr>
  )
  return (
    <table className={`figure-table costs-table costs-${look} ${className}`}>
      <caption className={hasVisibleCaption ? 'pt-4 pb-3 text-left text-label font-medium' : 'sr-only'}>
        {caption}
      </caption>
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
