import { type Extras, extras } from '@/content/extras'
import { offer } from '@/content/services/offered'
import { type ServiceSlug, writtenSlugs } from '@/content/services/slugs'

type Shown = Pick<Extras, 'film'> & { services: readonly ServiceSlug[] }

/** The service that a file of `public/` belongs to: its pictures and the drawings of its watch. */
function serviceOf(file: string): ServiceSlug | undefined {
  return writtenSlugs
    .filter((slug) => file.startsWith(`service/${slug}-`) || file.startsWith(`watch/${slug}-`))
    .sort((a, b) => b.length - a.length)[0]
}

/** Whether the pages of this company use a file of `public/`; unused files are not uploaded. */
export function isUsed(file: string, { film, services }: Shown = { ...extras, ...offer }): boolean {
  const service = serviceOf(file)
  return (
    (film === true || !file.startsWith('videos/')) && (service === undefined || services.includes(service))
  )
}
