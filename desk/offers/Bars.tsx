import { type ReactNode, useId } from 'react'
import { Bar, Difference, type Sum, shareOf } from './Bar'
import styles from './Bars.module.css'

type Offered = {
  id: string | number
  name: string
  /** What it comes to. */
  figure?: string | null
  note?: ReactNode
  /** Null as long as something of it is missing. */
  sum: Sum | null
  /** By how much it is above the lowest, in words. */
  more?: string
}

/** Sums as bars from margin to margin, one below the other, each with how far it is above the lowest. */
export function Bars({ caption, offers }: { caption: string; offers: readonly Offered[] }) {
  const id = useId()
  const sums = offers.flatMap(({ sum }) => (sum === null ? [] : sum.net))
  const [least, highest] = [Math.min(...sums), Math.max(...sums)]
  return (
    <>
      <p id={id} className={`mt-6 text-nebel-600 ${styles.caption}`}>
        {caption}
      </p>
      <ul aria-labelledby={id} className={`mt-4 ${styles.bars}`}>
        {offers.map(({ id: key, name, figure, note, sum, more }) => (
          <li key={key}>
            <div className={`flex flex-wrap items-baseline justify-between gap-x-8 py-2 ${styles.words}`}>
              <p>
                <span className={`mr-2 font-semibold ${styles.name}`}>{name}</span>
                {note}
                {more && <span className="sr-only">{` ${more}`}</span>}
              </p>
              {figure && <strong className={`tabular-nums ${styles.sum}`}>{figure}</strong>}
            </div>
            {sum && <Bar isNamed sum={sum} highest={highest} height={48} />}
            {sum && more && (
              <Difference least={shareOf(least, highest)} own={shareOf(sum.net, highest)}>
                {more}
              </Difference>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
