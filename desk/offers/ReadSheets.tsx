import { useId, useState } from 'react'
import { comparison } from '@/content/planning/comparison'
import { nameOf } from '@/desk/fields/field'
import type { RowsState } from '@/desk/fields/rows'
import { lateScript } from '@/lib/browser/platform/lateScript'
import type { Billed } from './amounts'
import { type ReadSheet, takeSheet } from './filledSheet'
import styles from './ReadSheets.module.css'
import type { OfferTexts } from './record'

const { sheets: labels, unnamed } = comparison

type Props = {
  /** Fragment of the plan of this tab. */
  own: string | null
  /** With what the offers are computed. */
  billed: Billed
  /** Where plans open. */
  hoursHref: string
  /** As they are when a sheet was read, which takes a while. */
  offersNow: () => RowsState<OfferTexts>
  /** @param opened a sheet whose plan this tab shall have; null where it has it already */
  onRead: (offers: RowsState<OfferTexts>, opened: ReadSheet | null) => void
}

/**
 * Takes filled price sheets, by choice or dropped on the field, as every browser takes them. They are read here and go nowhere. A
 * sheet brings its plan along, and opens it where no prices stand yet.
 */
export function ReadSheets({ own, billed, hoursHref, offersNow, onRead }: Props) {
  const id = useId()
  const [said, setSaid] = useState<readonly string[]>([])

  async function read(files: readonly File[]) {
    let opened: ReadSheet | null = null
    const lines: string[] = []
    for (const file of files) {
      const result = await readFile(file, opened?.hours.link ?? own, hoursHref)
      if (typeof result === 'string') {
        lines.push(result)
        continue
      }
      const { sheet, hours, isOwn } = result
      const now = offersNow()
      const taken = takeSheet(now, result, unnamed.length, opened?.hours ?? billed)
      opened = isOwn || taken.kind === 'other' || taken.kind === 'full' ? opened : result
      const plan = opened === result ? [labels.opened(hours.label)] : []
      if (taken.kind === 'offer' || opened === result) {
        onRead(taken.kind === 'offer' ? taken.offers : now, opened === result ? result : null)
      }
      switch (taken.kind) {
        case 'offer':
          lines.push([labels.read(nameOf(sheet.name) || file.name), ...plan, ...sheet.notes].join(' '))
          break
        case 'empty':
          lines.push([labels.empty(file.name), ...plan].join(' '))
          break
        case 'full':
          lines.push(labels.full(file.name))
          break
        case 'other':
          lines.push(labels.other(file.name, hours.label))
          break
      }
    }
    setSaid(lines)
  }

  return (
    <div className="hairline-chapter mt-10 pt-5 print:hidden">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {labels.label}
      </label>
      <input
        id={id}
        type="file"
        accept=".xlsx"
        multiple
        aria-describedby={`${id}-hint`}
        className={`block w-full min-w-0 bg-white ${styles.drop}`}
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
      <div role="status" className="mt-3 max-w-text space-y-2 text-label font-semibold empty:hidden">
        {Object.entries(said).map(([at, line]) => (
          <p key={at}>{line}</p>
        ))}
      </div>
    </div>
  )
}

/** What a file holds, or why it is not taken, in a sentence. The reader is loaded on demand. */
async function readFile(file: File, own: string | null, hoursHref: string) {
  try {
    return await (await lateScript(() => import('./readFilledSheet'))).readFilledSheet(file, own, hoursHref)
  } catch {
    return labels.failed(file.name)
  }
}
