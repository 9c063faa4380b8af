import { MOST, type Offer } from '@/content/services/offered'
import { writtenSlugs } from '@/content/services/slugs'
import { sentencesOf } from '@/lib/server/rules'

const right = `[${writtenSlugs
  .slice(0, 2)
  .map((slug) => `'${slug}'`)
  .join(', ')}]`

const where = (field: string) => `content/services/offered.ts: ${field}`

/** What cannot be right in `content/services/offered.ts`, one German line each. */
export function offerFaults({ services = [], large = [], footer = [] }: Offer): string[] {
  const lists = { services, large, footer }
  return [
    ...(services.length === 0 ? [sentencesOf(`${where('services')} ist leer`, right)] : []),
    ...Object.entries(lists).flatMap(([field, slugs]) => [
      ...slugs
        .filter((slug) => !writtenSlugs.includes(slug))
        .map((slug) =>
          sentencesOf(`${where(field)} „${slug}“ ist keine von ${writtenSlugs.join(', ')}`, right),
        ),
      ...slugs
        .filter((slug, at) => slugs.indexOf(slug) < at)
        .map((slug) => sentencesOf(`${where(field)} „${slug}“ steht zweimal da`, right)),
    ]),
    ...(['large', 'footer'] as const).flatMap((field) => [
      ...lists[field]
        .filter((slug) => writtenSlugs.includes(slug) && !services.includes(slug))
        .map((slug) => sentencesOf(`${where(field)} „${slug}“ steht nicht in services`, right)),
      ...(lists[field].length > MOST[field]
        ? [
            sentencesOf(
              `${where(field)} hat ${lists[field].length} Einträge; möglich sind höchstens ${MOST[field]}`,
              right,
            ),
          ]
        : []),
    ]),
  ]
}
