import { exampleIn } from '@/content/planning/examplePlan'
import { planningYear } from '@/lib/both/planningYear'
import { buildDay } from '@/lib/server/buildDay'

/** The year for which pages are written. */
export const builtYear = planningYear(buildDay())

/** The example, as pages of this build reckon it. */
export const builtExample = exampleIn(builtYear)
