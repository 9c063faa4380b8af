/** Ids of the home page's parts that links lead to. The first four are in the header. */
export const anchors = {
  services: 'services',
  careers: 'karriere',
  contact: 'contact',
  about: 'about',
  consultation: 'consultation',
  questions: 'fragen',
} as const

export type Anchor = keyof typeof anchors

/** Address of a section of the home page, to be used with `withBase`. */
export function anchorPath(anchor: Anchor): `/#${string}` {
  return `/#${anchors[anchor]}`
}
