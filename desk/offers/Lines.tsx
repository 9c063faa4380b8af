import { comparison, lineTitles, type OfferLine, offerLines } from '@/content/planning/kostenVergleich'
import { Missing, OfferTable } from './OfferTable'
import type { OfferTexts } from './record'
import type { Compared } from './standing'

const { lines: words } = comparison

type Props = {
  offers: readonly Compared[]
  onChange: (id: number, patch: Pick<OfferTexts, 'lines'>) => void
}

/** The ten lines to tick. What is missing is said as soon as somebody has begun to tick that offer. */
export function Lines({ offers, onChange }: Props) {
  const tick = (line: OfferLine, { title, texts: { id, lines } }: Compared) => {
    const isThere = lines.includes(line)
    return (
      <label className="flex min-h-11 cursor-pointer flex-wrap items-center justify-end gap-x-3">
        {lines.length > 0 && !isThere && <Missing>{words.missing}</Missing>}
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
    <OfferTable
      heading={words.heading}
      lead={words.lead}
      offers={offers}
      look="lines"
      rows={offerLines.map((line) => ({
        label: lineTitles[line],
        cell: (offer) => tick(line, offer),
      }))}
    />
  )
}
