import type { ReactNode } from 'react'
import { comparison, lineTitles, type OfferLine, offerLines } from '@/content/planning/comparison'
import { LINES_ID } from './linesId'
import { Missing, OfferTable } from './OfferTable'
import type { OfferTexts } from './record'
import type { Compared } from './standing'

const { lines: labels } = comparison

type Props = {
  lead: ReactNode
  why: Record<OfferLine, string>
  /** Below them. */
  ours: ReactNode
  offers: readonly Compared[]
  onChange: (id: number, patch: Pick<OfferTexts, 'lines'>) => void
}

/** The ten lines to tick, each with its reason folded behind it. What is missing is shown from the first tick of an offer. */
export function Lines({ lead, why, ours, offers, onChange }: Props) {
  const tick = (line: OfferLine, { title, texts: { id, lines } }: Compared) => {
    const isThere = lines.includes(line)
    return (
      <label className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3">
        {lines.length > 0 && !isThere && <Missing>{labels.missing}</Missing>}
        <input
          type="checkbox"
          aria-label={`${lineTitles[line]}, ${title}`}
          checked={isThere}
          className="size-6 shrink-0 accent-nacht-800"
          onChange={() =>
            onChange(id, { lines: isThere ? lines.filter((other) => other !== line) : [...lines, line] })
          }
        />
      </label>
    )
  }
  return (
    <>
      <OfferTable
        id={LINES_ID}
        heading={labels.heading}
        lead={lead}
        offers={offers}
        look="lines"
        rows={offerLines.map((line) => ({
          label: lineTitles[line],
          more: why[line],
          cell: (offer) => tick(line, offer),
        }))}
      />
      <p className="mt-4 print:hidden">{ours}</p>
    </>
  )
}
