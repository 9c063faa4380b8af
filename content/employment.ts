/** How much one works and for how long, by the names of schema.org, and what that is called. */
export const EMPLOYMENT = {
  FULL_TIME: 'Vollzeit',
  PART_TIME: 'Teilzeit',
  MINIJOB: 'Minijob',
  TEMPORARY: 'befristet',
  OTHER: 'nach Absprache',
} as const
