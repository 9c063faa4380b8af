import type { ReactNode } from 'react'

/** Form and result on one sheet: side by side on wide screens. */
export function AreaSheet({ form, result }: { form: ReactNode; result: ReactNode }) {
  return (
    <div className="areas-sheet">
      {form}
      {result}
    </div>
  )
}

type ResultProps = {
  heading: string
  /** Three, the last the widest. */
  figures: readonly { value: string; label: string }[]
  children: ReactNode
}

/** What it comes to: three figures, then what they are made of. */
export function AreaResult({ heading, figures, children }: ResultProps) {
  return (
    <div className="areas-result">
      <h4 className="areas-heading">{heading}</h4>
      <dl className="areas-figures">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  )
}

/** A bar in its pieces, as parts of the longest; the numbers stand beside it. */
export function AreaBar({
  pieces,
  most,
  look,
}: {
  pieces: readonly number[]
  most: number
  look: 'plain' | 'open'
}) {
  const ends = pieces.map((_, index) => pieces.slice(0, index + 1).reduce((sum, piece) => sum + piece, 0))
  return (
    <svg
      className="areas-bar"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {most > 0 &&
        pieces.map((piece, index) => {
          const end = ((ends[index] ?? 0) / most) * 100
          const width = (piece / most) * 100
          return (
            <rect
              key={end}
              x={end - width}
              width={Math.max(0, width - (pieces.length > 1 ? GAP : 0))}
              height="1"
              className={`areas-${look}`}
            />
          )
        })}
    </svg>
  )
}

/** Between two pieces, in hundredths of the longest bar. */
const GAP = 0.6

export function AreaRule({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="areas-rule">
      <h4 className="text-label font-semibold">{heading}</h4>
      <p>{text}</p>
    </div>
  )
}
