type ToolsProps = {
  /** Of the row, as its own fields name it: told to screen readers with each button. */
  name: string
  words: { copy: string; remove: string }
  /** Null where no further row is taken. */
  onCopy: (() => void) | null
  onRemove: () => void
}

/** What can be done with a row as a whole. */
export function RowTools({ name, words, onCopy, onRemove }: ToolsProps) {
  return (
    <div className="rows-tools">
      {onCopy !== null && (
        <RowTool onClick={onCopy} of={name}>
          {words.copy}
        </RowTool>
      )}
      <RowTool onClick={onRemove} of={name}>
        {words.remove}
      </RowTool>
    </div>
  )
}

function RowTool({ of, onClick, children }: { of: string; onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} aria-label={`${children}: ${of}`} className="rows-tool">
      {children}
    </button>
  )
}

type UndoProps = {
  /** Says what was removed; null while nothing is to be brought back. */
  removed: string | null
  undo: string
  onUndo: () => void
}

/** Says what was removed and brings it back. Stays in the page, so that screen readers hear it change. */
export function RowUndo({ removed, undo, onUndo }: UndoProps) {
  return (
    <div className="rows-undo">
      <p role="status">{removed}</p>
      {removed !== null && (
        <button type="button" data-undo onClick={onUndo} className="rows-tool">
          {undo}
        </button>
      )}
    </div>
  )
}
