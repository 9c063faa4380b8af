import { filmFaults } from '@/lib/server/film'
import { redirectFaults } from '@/scripts/export/redirects'
import { logoFaults } from './logoFaults'

/** What no value of a record tells alone: files of film and logo, and old addresses against those of the site. One line each. */
export async function siteFaults(): Promise<string[]> {
  return [...filmFaults(), ...redirectFaults(), ...(await logoFaults())]
}
