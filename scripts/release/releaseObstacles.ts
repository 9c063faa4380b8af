import { claimedFacts } from '@/content/fact'
import { isLoopback } from '@/lib/server/webAddress'
import { unconfirmed } from '@/scripts/records/claims'
import { type OwnersContent, ownersContent } from '@/scripts/records/ownersContent'
import { validateContent } from '@/scripts/records/validateContent'

export type ReleaseSettings = { siteUrl: string | null; formEndpoint: string | null; indexing: boolean }

/** Whether an address is one of this machine, as in the builds of `npm start`. */
function isLocal(address: string | null): boolean {
  return address !== null && isLoopback(new URL(address))
}

/** Values of the sample company that were confirmed unchanged. 069 90009 is a reserved number. */
const PLACEHOLDER =
  /Musterwacht|Musterstraße|Musterweg|Erika Mustermann|\.example$|^(?:HRB |DE)?[0 ]+$|^069 90009-/

function recordObstacles(record: OwnersContent['record']): string[] {
  const entries = Object.entries(record).flatMap(([field, entry]) => (entry ? [{ field, ...entry }] : []))
  const samples = entries.filter((entry) => entry.sample).map(({ field }) => field)
  return [
    ...(samples.length > 0
      ? [
          `content/company.ts: Noch vom Muster sind ${samples.join(', ')}. Ersetzen Sie sample('…') durch real('…') mit Ihrem Wert.`,
        ]
      : []),
    ...entries
      .filter(({ sample, value }) => !sample && PLACEHOLDER.test(value))
      .map(
        ({ field, value }) =>
          `content/company.ts: ${field} „${value}“ steht als real(…) da, ist aber der Wert des Musters.`,
      ),
  ]
}

/** Those of the settings. */
export function settingsObstacles({ siteUrl, formEndpoint, indexing }: ReleaseSettings): string[] {
  return [
    siteUrl === null &&
      '.env.local: SITE_URL fehlt; Suchmaschinen fänden nur Adressen dieses Rechners. Richtig ist zum Beispiel SITE_URL=https://www.example.de',
    formEndpoint === null &&
      '.env.local: FORM_ENDPOINT fehlt; die Formulare können nicht senden. Richtig ist zum Beispiel FORM_ENDPOINT=https://formspree.io/f/abcdefgh',
    isLocal(siteUrl) &&
      '.env.local: SITE_URL ist eine Adresse dieses Rechners. Richtig ist zum Beispiel SITE_URL=https://www.example.de',
    isLocal(formEndpoint) &&
      '.env.local: FORM_ENDPOINT ist eine Adresse dieses Rechners, die sonst niemand erreicht. Richtig ist zum Beispiel FORM_ENDPOINT=https://formspree.io/f/abcdefgh',
    !indexing &&
      '.env.local oder Umgebung: INDEXING „off“ ist für eine Vorschau; keine Suchmaschine nähme die Website auf. Löschen Sie die Zeile.',
  ].filter((line) => line !== false)
}

/**
 * What stands between this build and a release, one German line each. A release refuses; an ordinary build only says that there is something.
 * A function of settings and content alone, so that it can be tried with any company.
 */
export function releaseObstacles(
  settings: ReleaseSettings,
  content: OwnersContent = ownersContent,
): string[] {
  const { record, place, facts, claims, confirmations, formService } = content
  return [
    ...settingsObstacles(settings),
    ...validateContent(content),
    ...recordObstacles(record),
    place.sample &&
      'content/place.ts: sample ist true; die Seiten nennen den Ort des Musters. Richtig ist „sample: false“ mit Ihrem Ort.',
    formService.sample &&
      'content/formService.ts: sample ist true; die Datenschutzerklärung nennt einen Anbieter, den es nicht gibt. Richtig ist „sample: false“ mit Ihrem Anbieter.',
    !formService.sample &&
      PLACEHOLDER.test(formService.provider) &&
      `content/formService.ts: provider „${formService.provider}“ ist der Wert des Musters, obwohl sample false ist.`,
    ...claimedFacts(facts)
      .filter(([, { evidence }]) => evidence === null)
      .map(
        ([id]) =>
          `content/facts.ts: ${id}.evidence ist null; worauf die Zahl beruht, fehlt. Richtig ist zum Beispiel { basis: 'Eigene Auswertung', period: 'Verträge des Jahres 2025', asOf: 'Januar 2026' }`,
      ),
    ...unconfirmed(claims, confirmations),
  ].filter((line) => line !== false)
}
