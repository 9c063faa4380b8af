import { ui } from '@/content/ui'
import { PAGE_NOTE_ID, type PageNote } from '@/lib/both/pageContract'

const BOX = 'fixed inset-x-3 top-header z-50 mx-auto mt-3 max-w-xl border-l-4 bg-white p-4 text-tinte'

const of = (note: PageNote) => ({ 'data-note': note, hidden: true })

/** What is said about the page itself; shown by the inline lines, which need no island for it (app/boot/pageNote.ts). */
export function PageNotes() {
  const { loading, offline, outdated, reload } = ui.notes
  return (
    <div id={PAGE_NOTE_ID} role="status" className="print:hidden">
      {/* A line at the header's foot. A border, as forced colours keep it. */}
      <p {...of('loading')} className="fixed inset-x-0 top-header z-50 border-t-3 border-bernstein-400">
        <span className="sr-only">{loading}</span>
      </p>
      <p {...of('offline')} className={BOX}>
        {offline}
      </p>
      <p {...of('outdated')} className={BOX}>
        {`${outdated} `}
        <button type="button" className="text-link">
          {reload}
        </button>
      </p>
    </div>
  )
}
