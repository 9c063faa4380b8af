import { type ReactNode, useState } from 'react'
import { Button } from './Button'

type Props = {
  /** What the button does; false where the browser could not. Never throws. */
  act: () => boolean | Promise<boolean>
  /** Said where it could not. */
  refused: ReactNode
  /** Its name once it has; without it the name stays. */
  done?: string
  /** Said to screen readers once it has. */
  announced?: string
  /** `quiet` as a button, or as words that can be pressed. */
  look?: 'quiet' | 'words'
  className?: string
  children: ReactNode
}

/** A button for what a browser may refuse: says whether it did. */
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
