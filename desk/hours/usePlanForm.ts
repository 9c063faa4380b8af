import { useEffect, useEffectEvent, useState } from 'react'
import type { Plan, PlanStart } from '@/content/planning/types'
import { planningYear } from '@/lib/both/planningYear'
import { followInAddress } from '@/lib/browser/platform/history'
import { type LinkFault, readPlan, writePlan } from './link'
import { formOf, type PlanForm } from './record'
import { readForms, type StoredForm, withForm, writeForms } from './storedForms'

type State = {
  /** Null while it is the example. */
  current: StoredForm | null
  forms: readonly StoredForm[]
  /** What of the address could not be read. */
  faults: readonly LinkFault[]
  /** Address and tab were asked: the example is no longer in place of a visitor's plan. */
  isRead: boolean
}

/**
 * What the address asks for: the form that this tab knows for it, else the plan of its link, else what was planned last. A link has
 * only what can be read of the rows, and the tab knows more.
 */
function stateAt(address: string, forms: readonly StoredForm[], example: Plan): State {
  const known = forms.find((each) => each.address === address)
  if (known !== undefined) {
    return { current: known, forms, faults: [], isRead: true }
  }
  const link = readPlan(address, example)
  if (link !== null && !link.faults.some(({ kind }) => kind === 'foreign')) {
    return { current: { form: formOf(link.plan), address }, forms, faults: link.faults, isRead: true }
  }
  return { current: forms[0] ?? null, forms, faults: link?.faults ?? [], isRead: true }
}

/** The example in the year that one plans for on a day. */
export function exampleOn(day: Date, example: PlanStart): Plan {
  return { ...example, period: { kind: 'year', year: planningYear(day) } }
}

/** With another form, or another address of it: the last one that this tab knows, in the place of what it was. */
function withCurrent(state: State, current: StoredForm): State {
  return { ...state, current, forms: withForm(state.forms, current, state.current ?? undefined) }
}

/**
 * The calculator's form: the example, which the server's HTML shows, until a visitor plans. The address follows what is planned, so
 * that a reload, a bookmark and the way back lead to it.
 */
export function usePlanForm(example: Plan) {
  const [{ current, forms, faults, isRead }, setState] = useState<State>({
    current: null,
    forms: [],
    faults: [],
    isRead: false,
  })
  const form = current?.form ?? formOf(example)

  const open = useEffectEvent((known: readonly StoredForm[]) => {
    // The example may still be that of the build: a link that names no year means the visitor's.
    const next = stateAt(location.hash, known, exampleOn(new Date(), example))
    setState(next.current === null ? next : withCurrent(next, next.current))
  })
  useEffect(() => {
    open(readForms())
    // Another link on the same page: the visitor has changed the address, followed an example, or gone back.
    const again = () => open(readForms())
    window.addEventListener('hashchange', again)
    return () => window.removeEventListener('hashchange', again)
  }, [])

  useEffect(() => {
    if (forms.length > 0) {
      writeForms(forms)
    }
  }, [forms])

  return {
    form,
    faults,
    isRead,
    /** A visitor's own plan, not the example. */
    isOwn: current !== null,
    change: (patch: Partial<PlanForm>) => {
      const address = location.hash
      setState((state) =>
        withCurrent(state, {
          form: { ...(state.current?.form ?? formOf(example)), ...patch },
          address: state.current?.address ?? address,
        }),
      )
    },
    /** The address has followed what is planned. A later change may wait to be drawn already. */
    onAddress: () => {
      const address = location.hash
      setState((state) => (state.current ? withCurrent(state, { ...state.current, address }) : state))
    },
  }
}

/** Keeps the address in step with what a visitor plans. @param plan null while there is none of its own */
export function usePlanAddress(plan: Plan | null, onAddress: () => void) {
  const fragment = plan && `#${writePlan(plan)}`
  const written = useEffectEvent(onAddress)
  useEffect(
    () =>
      fragment === null || location.hash === fragment
        ? undefined
        : followInAddress(fragment, () => written()),
    [fragment],
  )
}
