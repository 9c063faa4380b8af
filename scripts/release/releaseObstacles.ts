import { textsIn } from '@/content/support/textsIn'
import { isLoopback } from '@/lib/server/webAddress'
import { type Claims, listOf } from '@/scripts/records/claims'
import { falsehoods } from '@/scripts/records/falsehoods/falsehoods'
import { missingAnswers } from '@/scripts/records/missing'
import { type OwnersContent, ownersContent } from '@/scripts/records/ownersContent'
import { validateContent } from '@/scripts/records/validateContent'

export type ReleaseSettings = { siteUrl: string | null; formEndpoint: string | null; indexing: boolean }

/** Whether an address is one of this machine, as in the builds of `npm start`. */
function isLocal(address: string | null): boolean {
  return address !== null && isLoopback(new URL(address))
}

/** Values of the sample company that an owner has taken over. 069 90009 is a reserved number. */
const PLACEHOLDER =
  /Musterwacht|Musterstraße|Musterweg|Erika Mustermann|\.example$|^(?:HRB |DE)?[0 ]+$|^069 90009-/

function sampleValues(records: OwnersContent['records']): string[] {
  return Object.entries(records).flatMap(([name, own]) =>
    textsIn(own)
      .filter(({ text }) => PLACEHOLDER.test(text))
      .map(({ place, text }) => `content/owner/${name}.json: ${place} „${text}“ ist der Wert des Musters.`),
  )
}

/** Those of the settings. */
export function settingsObstacles({ siteUrl, formEndpoint, indexing }: ReleaseSettings): string[] {
  return [
    siteUrl === null &&
      'content/owner/website.json: Die Adresse der Website fehlt; Suchmaschinen fänden nur Adressen dieses Rechners. Richtig ist zum Beispiel „https://www.example.de“.',
    formEndpoint === null &&
      'content/owner/website.json: Die Adresse des Formulardienstes fehlt; die Formulare können nicht senden. Richtig ist zum Beispiel „https://formspree.io/f/abcdefgh“.',
    /[/.]example\.(?:de|com|org)\b|\/f\/abcdefgh$/.test(`${siteUrl} ${formEndpoint}`) &&
      'content/owner/website.json oder .env.local: Die Adresse der Website oder des Formulardienstes ist noch die eines Beispiels.',
    isLocal(siteUrl) &&
      'content/owner/website.json oder SITE_URL: Die Adresse der Website ist eine dieses Rechners. Richtig ist zum Beispiel „https://www.example.de“.',
    isLocal(formEndpoint) &&
      'content/owner/website.json oder FORM_ENDPOINT: Die Adresse des Formulardienstes ist eine dieses Rechners, die sonst niemand erreicht. Richtig ist zum Beispiel „https://formspree.io/f/abcdefgh“.',
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
  return [
    ...settingsObstacles(settings),
    ...validateContent(content),
    ...missingAnswers(content).map(({ line }) => line),
    ...sampleValues(content.records),
    ...falsehoods(content.records),
  ]
}

/** What nobody has confirmed, one German line each with the sentences. */
export function openConfirmations(pages: readonly Claims[]): string[] {
  return pages.map((page) => `${page.name} ist nicht bestätigt:${listOf(page)}`)
}
