import { Fragment } from 'react'
import { paper } from '@/content/planning/muster/paper'
import type { Specimen, SpecimenBlock, SpecimenTable } from '@/content/planning/muster/types'

/** A specimen as a sheet of paper: on the screen one long sheet, printed on A4 with its first line on every page. */
export function SpecimenSheet({ specimen }: { specimen: Specimen }) {
  return (
    <div className="specimen-sheet">
      <p className="specimen-running">
        <strong>{paper.mark}</strong> <span>{specimen.title}</span>
      </p>
      <div className="specimen-body">
        <h4 className="specimen-title">{specimen.title}</h4>
        {specimen.blocks.map((block) => (
          <Block key={keyOf(block)} block={block} />
        ))}
      </div>
    </div>
  )
}

function keyOf(block: SpecimenBlock): string {
  return JSON.stringify(block)
}

function Block({ block }: { block: SpecimenBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h5 className="specimen-heading">{block.text}</h5>
    case 'text':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul className="specimen-items">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'fields':
      return (
        <dl className="specimen-fields">
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
      return (
        <ul className="specimen-signatures">
          {block.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )
  }
}

function SheetTable({ table }: { table: SpecimenTable }) {
  const { caption, columns, rows, empty = 0, foot = [] } = table
  return (
    <table className="specimen-table">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {columns.map(({ heading, share }) => (
          <col key={heading} className={share && `specimen-share-${share}`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ heading, numeric }) => (
            <th key={heading} scope="col" className={numeric && 'specimen-number'}>
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
        return (
          <Fragment key={heading}>
            {at === 0 && text !== undefined ? (
              <th scope="row">{text}</th>
            ) : (
              <td data-label={heading} className={numeric && 'specimen-number'}>
                {text}
              </td>
            )}
          </Fragment>
        )
      })}
    </tr>
  )
}
