import { MOST, type Offer } from '@/content/services/offered'
import { writtenSlugs } from '@/content/services/slugs'
import { withExample } from '@/lib/server/rules'

const example = `[${writtenSlugs
  .slice(0, 2)
  .map((slug) => `'${slug}'`)
  .join(', ')}]`

const where = (field: string) => `content/services/offered.ts: ${field}`

/** What cannot be right in `content/services/offered.ts`, one German line each. */
export function validateOffer({ services = [], large = [], footer = [] }: Offer): string[] {
  const lists = { services, large, footer }
  return [
    ...(services.length === 0 ? [withExample(`${where('services')} ist leer`, example)] : []),
    ...Object.entries(lists).flatMap(([field, slugs]) => [
      ...slugs
        .filter((slug) => !writtenSlugs.includes(slug))
        .map((slug) =>
          withExample(`${where(field)} „${slug}“ ist keine von ${writtenSlugs.join(', ')}`, example),
        ),
      ...slugs
        .filter((slug, at) => slugs.indexOf(slug) < at)
        .map((slug) => withExample(`${where(field)} „${slug}“ steht zweimal da`, example)),
    ]),
    ...(['large', 'footer'] as const).flatMap((field) => [
      ...lists[field]
        .filter((slug) => writtenSlugs.includes(slug) && !services.includes(slug))
        .map((slug) => withExample(`${where(field)} „${slug}“ steht nicht in services`, example)),
      ...(lists[field].length > MOST[field]
        ? [
            withExample(
              `${where(field)} hat ${lists[field].length} Einträge; möglich sind höchstens ${MOST[field]}`,
              example,
            ),
          ]
        : []),
    ]),
  ]
}
