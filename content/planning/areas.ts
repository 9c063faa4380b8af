/** Calculators beside the one of posts: what a post cannot say. */
export const areas = {
  heading: 'Nicht jeder Auftrag ist ein Posten',
  lead: 'Reinigung rechnet sich aus der Fläche, eine Streife aus ihren Halten, eine Veranstaltung aus ihren Phasen.',
} as const
