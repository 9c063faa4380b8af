/** Monday to Sunday, and public holidays, as links write them. */
export const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So', 'Ft'] as const
export type Weekday = (typeof weekdays)[number]

/** Days from the first to the last, both included: `2027-03-01`. */
export type DateRange = { from: string; to: string }
