/** Calculators beside the one of posts: what a post cannot say. */
export const areas = {
  heading: 'Nicht jeder Auftrag ist ein Posten',
  lead: 'Bei der Reinigung zählt die Fläche, bei einer Streife die Zeit je Halt, bei einer Veranstaltung jede Phase.',
} as const
