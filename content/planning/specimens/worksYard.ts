/** The works whose night `content/watches/werkschutz.ts` tells, whether or not that service is offered; four sheets are of it. */
export const worksYard = 'Werk, zwei Hallen, Tanklager'
