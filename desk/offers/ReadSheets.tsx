import { useId, useState } from 'react'
import { comparison } from '@/content/planning/kostenVergleich'
import type { RowsState } from '@/desk/fields/rows'
import type { Reckoning } from '@/desk/hours/reckoning'
import { withSheet } from './filledSheet'
import type { OfferTexts } from './record'

const { sheets: words, unnamed } = comparison
const MOST_BYTES = 512 * 1024

type Props = {
  reckoning: Reckoning
  offers: RowsState<OfferTexts>
  onRead: (offers: RowsState<OfferTexts>) => void
}

/** Takes filled price sheets of this plan, by choice or dropped on the field, as every browser takes them. They are read here and go nowhere. */
export function ReadSheets({ reckoning, offers, onRead }: Props) {
  const id = useId()
  const [said, setSaid] = useState<readonly string[]>([])

  async function read(files: readonly File[]) {
    let next = offers
    const lines: string[] = []
    for (const file of files) {
      const result = await readFile(file, reckoning)
      const added = typeof result === 'string' ? null : withSheet(next, result, unnamed.length)
      next = added ?? next
      lines.push(
        typeof result === 'string'
          ? result
          : added === null
            ? words.full(file.name)
            : words.read(result.name.trim() || file.name),
      )
    }
    if (next !== offers) {
      onRead(next)
    }
    setSaid(lines)
  }

  return (
    <div className="costs-part print:hidden">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {words.label}
      </label>
      <input
        id={id}
        type="file"
        accept=".xlsx"
        multiple
        aria-describedby={`${id}-hint`}
        className="costs-drop"
        onChange={({ target }) => {
          void read([...(target.files ?? [])]).then(() => {
            // The same file may be chosen again once it was mended.
            target.value = ''
          })
        }}
      />
      <p id={`${id}-hint`} className="mt-1.5 max-w-text text-label">
        {words.hint}
      </p>
      <ul role="status" className="mt-3 max-w-text text-label font-semibold empty:hidden">
        {Object.entries(said).map(([at, line]) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** What a file holds, or why it is not taken, in a sentence. What reads it is loaded when somebody has one. */
async function readFile(file: File, reckoning: Reckoning) {
  try {
    const [{ readPriceSheet }, { fingerprintOf }, { preisblatt }] = await Promise.all([
      import('@/desk/priceSheet/readPriceSheet'),
      import('@/desk/priceSheet/priceSheet'),
      import('@/content/planning/preisblatt'),
    ])
    if (file.size > MOST_BYTES) {
      return words.refused(file.name, preisblatt.refusals.large())
    }
    const bytes = new Uint8Array(await file.arrayBuffer())
    const reading = readPriceSheet(bytes, fingerprintOf(reckoning))
    return reading.kind === 'sheet'
      ? reading
      : words.refused(file.name, preisblatt.refusals[reading.reason.why](reading.reason.at))
  } catch {
    return words.failed(file.name)
  }
}
