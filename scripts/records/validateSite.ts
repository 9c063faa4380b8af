import { filmFaults } from '@/lib/server/film'
import { redirectFaults } from '@/scripts/export/redirects'
import { validateLogo } from './validateLogo'
import { textFaults } from './validateTexts'

/** What no value of a record tells alone: files of film and logo, and old addresses against those of the site. One line each. */
export async function validateSite(): Promise<string[]> {
  return [...textFaults(), ...filmFaults(), ...redirectFaults(), ...(await validateLogo())]
}
