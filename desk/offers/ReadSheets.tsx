import { useId, useState } from 'react'
import { comparison } from '@/content/planning/comparison'
import type { RowsState } from '@/desk/fields/rows'
import type { StoredHours } from '@/desk/hours/storedHours'
import { lateScript } from '@/lib/browser/platform/lateScript'
import { withSheet } from './filledSheet'
import type { OfferTexts } from './record'

const { sheets: labels, unnamed } = comparison

type Props = {
  /** What the prices must be for. */
  hours: Pick<StoredHours, 'link' | 'table'>
  offers: RowsState<OfferTexts>
  onRead: (offers: RowsState<OfferTexts>) => void
}

/** Takes filled price sheets of this plan, by choice or dropped on the field, as every browser takes them. They are read here and go nowhere. */
export function ReadSheets({ hours, offers, onRead }: Props) {
  const id = useId()
  const [said, setSaid] = useState<readonly string[]>([])

  async function read(files: readonly File[]) {
    let next = offers
    const lines: string[] = []
    for (const file of files) {
      const result = await readFile(file, hours)
      const added = typeof result === 'string' ? null : withSheet(next, result, unnamed.length)
      next = added ?? next
      lines.push(
        typeof result === 'string'
          ? result
          : added === null
            ? labels.full(file.name)
            : labels.read(result.name.trim() || file.name),
      )
    }
    if (next !== offers) {
      onRead(next)
    }
    setSaid(lines)
  }

  return (
    <div className="costs-part costs-hours print:hidden">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {labels.label}
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
        {labels.hint}
      </p>
      <ul role="status" className="mt-3 max-w-text text-label font-semibold empty:hidden">
        {Object.entries(said).map(([at, line]) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** What a file holds, or why it is not taken, in a sentence. The reader is loaded on demand. */
async function readFile(file: File, hours: Props['hours']) {
  try {
    return await (await lateScript(() => import('./readFilledSheet'))).readFilledSheet(file, hours)
  } catch {
    return labels.failed(file.name)
  }
}
