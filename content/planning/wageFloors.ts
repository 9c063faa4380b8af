import type { Land } from '@/content/laender'
import { isOffered } from '@/content/services/offered'

/** A wage for an hour, in cents, and the days on which it holds, both included: `2027-01-01`. */
type WageStep = { cents: number; from: string; to: string }

/** The lowest wages of one kind of work. */
export type WageFloor = {
  /** Of all work, of guarding, of cleaning indoors, of cleaning glass and facades. */
  work: 'any' | 'guarding' | 'cleaning' | 'glass'
  /** Null: in all of them. */
  land: Land | null
  what: string
  /** One after the other. None is without an end: nobody knows what holds after it. */
  steps: readonly [WageStep, ...WageStep[]]
  source: string
  /** Where it will stand what holds afterwards. */
  later: string
  /** A sentence on whom it binds. */
  note?: string
  /** It binds some companies, as far as is known: a release asks about less, and refuses nothing. */
  isUnconfirmed?: true
}

/** Of an agreement that nobody here has read: whether it binds all companies is to be looked up. */
const agreement = {
  work: 'guarding',
  later: 'im Tarifvertrag',
  note: 'Ob er für alle Betriebe verbindlich ist, steht im Bundesanzeiger',
  isUnconfirmed: true,
} as const

const cleaningOrdinance = {
  land: null,
  source: 'Zehnte Verordnung über zwingende Arbeitsbedingungen in der Gebäudereinigung',
  later: 'beim Zoll unter „Mindestlöhne“',
  isUnconfirmed: true,
} as const

/**
 * The lowest wages that are legal. Where none names the Land, no agreement was found, and only the minimum wage is sure.
 * OWNER: add a step when a wage rises, and take out `isUnconfirmed` when the official gazette (Bundesanzeiger) confirms it. What
 * has run out is named by `scripts/records/aged.ts`; what was read where stands in docs/recht.md.
 */
export const wageFloors: readonly WageFloor[] = [
  {
    work: 'any',
    land: null,
    what: 'Gesetzlicher Mindestlohn',
    steps: [
      { cents: 1390, from: '2026-01-01', to: '2026-12-31' },
      { cents: 1460, from: '2027-01-01', to: '2027-12-31' },
    ],
    source: 'Fünfte Mindestlohnanpassungsverordnung (BGBl.\u00a02025\u00a0I Nr.\u00a0268)',
    later: 'im Bundesgesetzblatt',
  },
  {
    ...agreement,
    land: 'HE',
    what: 'Sicherheitsdienste in Hessen, unterste Lohngruppe',
    steps: [
      { cents: 1515, from: '2026-01-01', to: '2026-12-31' },
      { cents: 1570, from: '2027-01-01', to: '2027-12-31' },
    ],
    source: 'Entgelttarifvertrag für Sicherheitsdienstleistungen in Hessen',
  },
  {
    ...agreement,
    land: 'RP',
    what: 'Sicherheitsdienste in Rheinland-Pfalz, unterste Lohngruppe',
    // It runs to the end of 2027; by how much it rises before, no source says.
    steps: [{ cents: 1514, from: '2026-01-01', to: '2026-12-31' }],
    source: 'Tarifvertrag für Sicherheitsdienstleistungen in Rheinland-Pfalz und im Saarland',
  },
  {
    ...cleaningOrdinance,
    work: 'cleaning',
    what: 'Gebäudereinigung, innen (Lohngruppe\u00a01)',
    steps: [{ cents: 1500, from: '2026-01-01', to: '2026-12-31' }],
  },
  {
    ...cleaningOrdinance,
    work: 'glass',
    what: 'Glas- und Fassadenreinigung (Lohngruppe\u00a06)',
    steps: [{ cents: 1840, from: '2026-01-01', to: '2026-12-31' }],
  },
]

/** Those of a Land, for work that this company offers. */
export function wageFloorsOf(land: Land): WageFloor[] {
  const cleans = isOffered('reinigungsdienste')
  return wageFloors.filter(
    (floor) =>
      (floor.land === null || floor.land === land) &&
      (cleans || floor.work === 'any' || floor.work === 'guarding'),
  )
}
