import { paper } from '@/content/planning/specimens/paper'
import type { SpecimenBlock, SpecimenId } from '@/content/planning/specimens/types'
import styles from './SpecimenSheet.module.css'
import { SpecimenTable } from './SpecimenTable'
import { specimens } from './specimens'

/** A specimen as a sheet of paper: on the screen one long sheet, printed on A4 with its first line on every page. */
export function SpecimenSheet({ id }: { id: SpecimenId }) {
  const specimen = specimens.find((each) => each.id === id)
  return (
    specimen && (
      <div className={styles.sheet}>
        <div className={styles.running}>
          <p>
            <strong>{paper.mark}</strong> <span aria-hidden="true">{specimen.title}</span>
          </p>
        </div>
        <div>
          <h4>{specimen.title}</h4>
          {specimen.blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </div>
      </div>
    )
  )
}

function Block({ block }: { block: SpecimenBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h5>{block.text}</h5>
    case 'text':
      return <p>{block.text}</p>
    case 'list':
      return <Items items={block.items} className={styles.items} />
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
      return <SpecimenTable table={block} />
    case 'signatures':
      return <Items items={block.labels} className={styles.signatures} />
  }
}

function Items({ items, className }: { items: readonly string[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
