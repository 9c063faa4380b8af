import type { Land } from '@/content/laender'

/** A lowest wage for an hour, in cents, and the days on which it holds, both included: `2027-01-01`. */
export type WageFloor = {
  /** Of all work, of guarding, of cleaning indoors, of cleaning glass and facades. */
  work: 'any' | 'guarding' | 'cleaning' | 'glass'
  cents: number
  from: string
  /** Null: no end is set. */
  to: string | null
  /** Null: in all of them. */
  land: Land | null
  what: string
  source: string
  /** What could not be confirmed. */
  open?: string
}

const minimumWage = {
  work: 'any',
  land: null,
  what: 'Gesetzlicher Mindestlohn',
  source: 'Fünfte Mindestlohnanpassungsverordnung (BGBl.\u00a02025\u00a0I Nr.\u00a0268)',
} as const

const hessen = {
  work: 'guarding',
  land: 'HE',
  what: 'Sicherheitsdienste in Hessen, unterste Lohngruppe',
  source: 'Entgelttarifvertrag für Sicherheitsdienstleistungen in Hessen, nach Mitteilung von ver.di',
  open: 'Für alle Betriebe verbindlich war zuletzt der Vertrag von 2025. Für den neuen wollten es die Tarifparteien beantragen; eine Bestätigung haben wir nicht gefunden.',
} as const

const cleaningOrdinance = {
  land: null,
  from: '2026-01-01',
  to: '2026-12-31',
  source: 'Zehnte Verordnung über zwingende Arbeitsbedingungen in der Gebäudereinigung',
  open: 'Die Verordnung endet am 31.\u00a0Dezember\u00a02026; eine neue haben wir nicht gefunden.',
} as const

/**
 * The lowest wages that are legal. Where no line names the Land, no agreement was found, and only the minimum wage is sure.
 * OWNER: add a line when a wage rises, and take out `open` when the official gazette (Bundesanzeiger) confirms it: the
 * minimum wage before 2028, cleaning before 2027, Hessen as soon as the agreement is declared generally binding.
 */
export const wageFloors: readonly WageFloor[] = [
  { ...minimumWage, cents: 1390, from: '2026-01-01', to: '2026-12-31' },
  { ...minimumWage, cents: 1460, from: '2027-01-01', to: null },
  { ...hessen, cents: 1515, from: '2026-01-01', to: '2026-12-31' },
  { ...hessen, cents: 1570, from: '2027-01-01', to: '2027-12-31' },
  {
    ...cleaningOrdinance,
    work: 'cleaning',
    cents: 1500,
    what: 'Gebäudereinigung, innen (Lohngruppe\u00a01)',
  },
  {
    ...cleaningOrdinance,
    work: 'glass',
    cents: 1840,
    what: 'Glas- und Fassadenreinigung (Lohngruppe\u00a06)',
  },
]
