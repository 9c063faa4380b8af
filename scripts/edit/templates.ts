import '@/content/einsatzgebiet'
import '@/content/home'
import { templates } from '@/content/ownTexts'
import { services } from '@/content/services'
import { ownServices } from '@/content/services/own'

/** Titles of those pages that are no service. */
const TITLES: Readonly<Record<string, string>> = { home: 'Startseite', einsatzgebiet: 'Einsatzgebiet' }

/** The pages that are shown, each with its template. */
export const pages = [
  ...Object.entries(TITLES),
  ...services.map(({ slug, title }) => [slug, title] as const),
].flatMap(([page, title]) => {
  const template = templates.get(page)
  return template === undefined ? [] : [{ page, title, template }]
})

/** Every service that has texts, offered or not. */
export const serviceTitles: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...templates].flatMap(([page, template]) =>
    'title' in template ? [[page, String(template.title)] as const] : [],
  ),
  ...ownServices.map(({ slug, title }) => [slug, title] as const),
])

export const offered: readonly string[] = services.map(({ slug }) => slug)
