import type { Extras } from './extras'
import { germanDate } from './terms'

/** What speaks for the company: its name, where one can read more, and what makes it checkable. */
type Proof = { name: string; href?: string; details?: string }

export type ProofList = { label: string; items: readonly Proof[] }

const certificateList = (certificates: NonNullable<Extras['certificates']>): ProofList => ({
  label: certificates.length === 1 ? 'Zertifikat' : 'Zertifikate',
  items: certificates.map(({ name, number, issuer, validUntil }) => ({
    name,
    details: [
      issuer,
      ...(number === undefined ? [] : [`Nr.\u00a0${number}`]),
      `gültig\u00a0bis\u00a0${germanDate(validUntil)}`,
    ].join(', '),
  })),
})

const membershipList = (memberships: NonNullable<Extras['memberships']>): ProofList => ({
  label: memberships.length === 1 ? 'Mitgliedschaft' : 'Mitgliedschaften',
  items: memberships,
})

/** Certificates and memberships; no list where there are none. */
export function proofsOf({ certificates = [], memberships = [] }: Extras): ProofList[] {
  return [certificateList(certificates), membershipList(memberships)].filter(({ items }) => items.length > 0)
}

/** What a release asks the owner about: each of it holds today, and each client allowed to be named. */
export function extrasClaims(extras: Extras): string[] {
  return [
    ...proofsOf(extras).flatMap(({ label, items }) =>
      items.map(({ name, details }) => `${label}: ${[name, details].filter(Boolean).join(', ')}`),
    ),
    ...(extras.references ?? []).map(
      ({ client, text, permission }) => `Referenz: ${client}: ${text} (Erlaubnis: ${permission})`,
    ),
  ]
}
