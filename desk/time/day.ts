/** Minutes. */
export const DAY = 24 * 60
/** Quarter hours are the smallest step of a clock here. */
export const STEP = 15
/** When the night ends, by every agreement; in minutes. */
export const NIGHT_END = 6 * 60
/** When Sundays end where they count from six in the morning only. */
export const SUNDAY_END = 20 * 60
