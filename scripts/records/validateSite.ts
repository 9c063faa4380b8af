import { filmFaults } from '@/lib/server/film'
import { portraitFaults } from '@/lib/server/portraits'
import { redirectFaults } from '@/scripts/export/redirects'
import { validateLogo } from './validateLogo'
import { textFaults } from './validateTexts'

/** What no value of a record tells alone: texts, files of film, portraits and logo, old addresses against those of the site. */
export async function validateSite(): Promise<string[]> {
  return [
    ...textFaults(),
    ...filmFaults(),
    ...portraitFaults(),
    ...redirectFaults(),
    ...(await validateLogo()),
  ]
}
