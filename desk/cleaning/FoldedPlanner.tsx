'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Island } from '@/components/ui/Island'
import { lateScript } from '@/lib/browser/platform/lateScript'
import styles from './FoldedPlanner.module.css'
import type { ResultProps } from './PlannerResult'

type Props = Omit<ResultProps, 'reckoning'> & {
  /** Said where it does not load; the planner's words come with it. */
  failed: string
  /** The example, as the server has reckoned it; also what is left should the planner fail. */
  children: ReactNode
}

type State =
  | { kind: 'folded' }
  | { kind: 'loaded'; Planner: typeof import('./Planner')['Planner'] }
  | { kind: 'failed' }

/** Out here, as the React Compiler knows no imports inside a component yet. */
const importPlanner = () => import('./Planner')

/** The planner, loaded when its fold is opened: most visitors of the page plan posts. */
export function FoldedPlanner({ failed, children, ...links }: Props) {
  const [state, setState] = useState<State>({ kind: 'folded' })
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const target = inside.current?.closest('[id]')
    const folded = inside.current?.closest('details')
    async function load() {
      if (folded?.open) {
        try {
          const { Planner } = await lateScript(importPlanner)
          setState({ kind: 'loaded', Planner })
        } catch {
          // Opened again, it asks again.
          setState({ kind: 'failed' })
        }
      }
    }
    folded?.addEventListener('toggle', load)
    if (folded && !folded.open && location.hash === `#${target?.id}`) {
      // Older browsers open nothing for a link that leads into it.
      folded.open = true
      target?.scrollIntoView()
    } else {
      load()
    }
    return () => folded?.removeEventListener('toggle', load)
  }, [])
  return (
    <div ref={inside} className={styles.sheet}>
      {state.kind === 'failed' && (
        <p role="alert" className="font-semibold">
          {failed}
        </p>
      )}
      <Island fallback={children}>{state.kind === 'loaded' ? <state.Planner {...links} /> : children}</Island>
    </div>
  )
}
