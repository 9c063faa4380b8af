/** Pages of the buyer's desk: the desk itself, then what lies on it, in the order of the desk. */
export const deskIds = [
  'planung',
  'planung/bedarf',
  'planung/kosten',
  'planung/qualifikation',
  'planung/wechsel',
  'planung/muster',
] as const

export type DeskId = (typeof deskIds)[number]
