import { filmFaults } from '@/lib/server/film'
import { redirectFaults } from '@/scripts/export/redirects'
import { validateLogo } from './validateLogo'

/** What no value of a record tells alone: files of film and logo, and old addresses against those of the site. One line each. */
export async function validateSite(): Promise<string[]> {
  return [...filmFaults(), ...redirectFaults(), ...(await validateLogo())]
}
