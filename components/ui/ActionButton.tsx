import { type ReactNode, useState } from 'react'
import { Button } from './Button'

type Props = {
  /** What the button does; false where the browser refused. Never throws. */
  act: () => boolean | Promise<boolean>
  /** Shown where the browser refused. */
  refused: ReactNode
  /** The button's name after success; without it the name stays. */
  done?: string
  /** Announced to screen readers after success. */
  announced?: string
  /** `quiet`: a button · `words`: styled as a text link. */
  look?: 'quiet' | 'words'
  className?: string
  children: ReactNode
}

/** A button for an action that a browser may refuse; announces the result. */
export function ActionButton({ act, refused, done, announced, look = 'quiet', className, children }: Props) {
  const [state, setState] = useState<'idle' | 'working' | 'done' | 'refused'>('idle')
  async function start() {
    setState('working')
    setState((await act()) ? 'done' : 'refused')
  }
  const name = (state === 'done' && done) || children
  return (
    <>
      {look === 'words' ? (
        <button type="button" className="text-link target" onClick={start}>
          {name}
        </button>
      ) : (
        <Button look="quiet" aria-disabled={state === 'working'} className={className} onClick={start}>
          {name}
        </Button>
      )}
      <p role="status" className="col-span-full basis-full empty:hidden">
        {state === 'refused' && refused}
        {state === 'done' && announced !== undefined && <span className="sr-only">{announced}</span>}
      </p>
    </>
  )
}
