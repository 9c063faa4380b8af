/**
 * Twelve columns on desktops. Text starts at the margin or on one of two axes, nowhere else. Print uses one column without a grid,
 * whose rows would separate a heading from its content.
 */
export const COLUMNS = 'grid gap-x-8 lg:grid-cols-12 print:block'

export const AXIS = {
  margin: 'lg:col-span-5 lg:col-start-1',
  /** Titles may run from the margin up to the second axis. */
  title: 'lg:col-span-7 lg:col-start-1',
  list: 'lg:col-span-7 lg:col-start-6',
  text: 'lg:col-span-5 lg:col-start-8',
} as const

/** Four of equal width. */
export const QUARTERS = 'grid grid-cols-2 gap-x-5 lg:grid-cols-4 lg:gap-x-8'
