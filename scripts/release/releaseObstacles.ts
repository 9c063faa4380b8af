import { isLoopback } from '@/lib/server/webAddress'
import { unconfirmed } from './claims'
import { contentFaults } from './contentFaults'
import { type OwnersContent, ownersContent } from './ownersContent'

type ReleaseSettings = { siteUrl: string | null; formEndpoint: string | null; indexing: boolean }

/** Whether an address is one of this machine, as in the builds of `npm start`. */
function isLocal(address: string | null): boolean {
  return address !== null && isLoopback(new URL(address))
}

/** Values of the sample company that someone declared real without changing them. */
const PLACEHOLDER = /Musterwacht|Musterstraße|Musterweg|Erika Mustermann|\.example$|^(?:HRB |DE)?[0 ]+$/

function recordObstacles(record: OwnersContent['record']): string[] {
  const entries = Object.entries(record).flatMap(([field, entry]) =>
    entry === null ? [] : [{ field, ...entry }],
  )
  const samples = entries.filter((entry) => entry.sample).map(({ field }) => field)
  return [
    ...(samples.length > 0 ? [`content/company.ts holds sample data: ${samples.join(', ')}.`] : []),
    ...entries
      .filter(({ sample, value }) => !sample && PLACEHOLDER.test(value))
      .map(
        ({ field, value }) => `content/company.ts: ${field} is marked real, but '${value}' is the sample.`,
      ),
  ]
}

/**
 * What stands between this build and a release, one line each. A release refuses; an ordinary build only says so.
 * A function of settings and content alone, so that it can be tried with any company.
 */
export function releaseObstacles(
  { siteUrl, formEndpoint, indexing }: ReleaseSettings,
  content: OwnersContent = ownersContent,
): string[] {
  const { record, facts, claims, confirmations, formService } = content
  return [
    siteUrl === null && 'SITE_URL is not set: canonical addresses and the sitemap point to localhost.',
    formEndpoint === null &&
      'FORM_ENDPOINT is not set: the forms cannot send, they lead to telephone and e-mail.',
    isLocal(siteUrl) && 'SITE_URL is an address of this machine.',
    isLocal(formEndpoint) && 'FORM_ENDPOINT is the local receiver, which nobody else can reach.',
    !indexing &&
      '.env.local oder Umgebung: INDEXING „off“ ist für eine Vorschau; keine Suchmaschine nähme die Website auf. Löschen Sie die Zeile.',
    ...contentFaults(content),
    ...recordObstacles(record),
    formService.sample &&
      'content/formService.ts holds sample data: the privacy notice names a provider that does not exist.',
    ...Object.entries(facts)
      .filter(([, { evidence }]) => evidence === null)
      .map(([id]) => `content/facts.ts: ${id} says neither basis nor period nor date (evidence).`),
    ...unconfirmed(claims, confirmations),
  ].filter((line) => line !== false)
}
