import type { Plan } from '@/content/planning/types'
import { writePlan } from './link'

/** Where a plan opens. The browser's address follows what is typed a little later, and may say where the visitor came from. */
export function addressOf(plan: Plan): string {
  return `${location.origin}${location.pathname}#${writePlan(plan)}`
}
