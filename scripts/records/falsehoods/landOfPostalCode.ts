import type { Land } from '@/content/laender'

/**
 * Beginnings of the postal codes that occur in each Land. The longest that fits decides; one that several have is a zone across a
 * border. In doubt a zone has one Land too many: a right address must never be refused.
 */
const BEGINNINGS: Record<Land, string> = {
  BW: '639 647 68 685 69 692 694 695 70 71 72 73 74 745 75 76 767 77 78 79 877 88 881 89 892 978 979',
  BY: '637 638 639 647 745 80 81 82 83 84 85 86 87 877 881 892 893 894 90 91 92 93 94 95 96 965 97 978 979',
  BE: '10 11 12 125 13 140 141',
  BB: '019 03 048 049 125 14 147 15 16 169 172 173 193',
  HB: '275 28 287',
  HH: '20 210 211 22 221 274',
  HE: '34 343 344 35 36 371 372 552 599 60 61 63 639 64 647 65 653 655 656 685 686 692 694 695',
  MV: '169 17 172 173 18 19 192 193 239',
  NI: '192 211 212 213 214 215 216 217 26 27 274 275 287 288 29 294 30 31 343 37 371 376 38 384 484 485 49 494 495',
  NW: '32 33 344 376 40 41 42 44 45 46 47 48 484 485 494 495 50 51 515 52 53 536 57 58 59 599',
  RP: '515 534 535 536 54 55 552 56 575 576 653 655 656 664 665 668 669 67 767 768',
  SL: '66 664 665 668',
  SN: '01 019 02 04 045 046 048 079 08 09',
  ST: '06 065 147 294 384 388 39',
  SH: '210 214 215 221 228 229 23 239 24 25 274',
  TH: '045 046 065 07 079 364 373 965 98 99',
}

const laenderOf = new Map<string, Land[]>()
for (const [land, beginnings] of Object.entries(BEGINNINGS) as [Land, string][]) {
  for (const beginning of beginnings.split(' ')) {
    laenderOf.set(beginning, [...(laenderOf.get(beginning) ?? []), land])
  }
}

/** The Länder in which a postal code may lie; none where no code begins like this. */
export function landOfPostalCode(code: string): readonly Land[] {
  return laenderOf.get(code.slice(0, 3)) ?? laenderOf.get(code.slice(0, 2)) ?? []
}

/** The Land to begin with in a form, or null where the code leaves a choice. */
export function onlyLandOf(code: string): Land | null {
  const [land, ...others] = landOfPostalCode(code)
  return land === undefined || others.length > 0 ? null : land
}
