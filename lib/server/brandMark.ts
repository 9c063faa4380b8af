import { company, isSampleCompany } from '@/content/company'
import { initialsOf } from './initials'
import { type Drawn, type Logo, readLogo } from './logo'

/** What stands for the company where its name has no room. */
export type BrandMark =
  | { kind: 'drawing'; drawing: Logo }
  | { kind: 'initials'; letters: string }
  /** The sample's, and no other company's: it has no letters. */
  | { kind: 'guard'; letters: null }

/** The owner's logo is a mark as well where it is about square; of a longer one nobody knows which part would be it. */
const SQUARE = 1.25

/** The mark that the owner has drawn, or else the letters of the name. */
export function markOf(
  logo: Logo | null,
  drawing: Logo | null,
  { shortName, isSample }: { shortName: string; isSample: boolean },
): BrandMark {
  const isSquare = logo !== null && Math.max(logo.width / logo.height, logo.height / logo.width) <= SQUARE
  const own = drawing ?? (isSquare ? logo : null)
  if (own !== null) {
    return { kind: 'drawing', drawing: own }
  }
  return isSample ? { kind: 'guard', letters: null } : { kind: 'initials', letters: initialsOf(shortName) }
}

function read(drawn: Drawn): Logo | null {
  const { logo, faults } = readLogo(drawn)
  if (faults.length > 0) {
    throw new Error(faults.join('\n'))
  }
  return logo
}

/** The owner's logo, for header, footer and sharing pictures. */
export const companyLogo = read('logo')
export const companyMark = markOf(companyLogo, read('zeichen'), {
  shortName: company.shortName,
  isSample: isSampleCompany,
})
