import { paper } from '@/content/planning/muster/paper'
import type { Specimen, SpecimenBlock, SpecimenTable } from '@/content/planning/muster/types'

/** A specimen as a sheet of paper: on the screen one long sheet, printed on A4 with its first line on every page. */
export function SpecimenSheet({ specimen: { title, blocks } }: { specimen: Specimen }) {
  return (
    <div className="specimen-sheet">
      <div className="specimen-running">
        <p>
          <strong>{paper.mark}</strong> <span aria-hidden="true">{title}</span>
        </p>
      </div>
      <div>
        <h4>{title}</h4>
        {blocks.map((block) => (
          <Block key={JSON.stringify(block)} block={block} />
        ))}
      </div>
    </div>
  )
}

function Block({ block }: { block: SpecimenBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h5>{block.text}</h5>
    case 'text':
      return <p>{block.text}</p>
    case 'list':
      return <Items items={block.items} className="specimen-items" />
    case 'fields':
      return (
        <dl>
          {block.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'table':
      return <SheetTable table={block} />
    case 'signatures':
      return <Items items={block.labels} className="specimen-signatures" />
  }
}

function Items({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function SheetTable({ table }: { table: SpecimenTable }) {
  const { caption, columns, rows, empty = 0, foot = [] } = table
  return (
    <table className="desk-stacked">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ heading, share, numeric }) => (
            <th
              key={heading}
              scope="col"
              className={`${share ? `specimen-share-${share}` : ''} ${numeric ? 'text-right' : ''}`}
            >
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
        <tfoot>
          {foot.map((cells) => (
            <Row key={cells.join()} columns={columns} cells={cells} />
          ))}
        </tfoot>
      )}
    </table>
  )
}

function Row({ columns, cells }: { columns: SpecimenTable['columns']; cells: readonly string[] }) {
  return (
    <tr className={cells.length === 0 ? 'specimen-empty' : undefined}>
      {columns.map(({ heading, numeric }, at) => {
        const text = cells[at]
        return at === 0 && text !== undefined ? (
          <th key={heading} scope="row">
            {text}
          </th>
        ) : (
          <td key={heading} data-label={text && heading} className={numeric && 'text-right'}>
            {text}
          </td>
        )
      })}
    </tr>
  )
}
