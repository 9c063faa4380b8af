import type { Post } from '@/content/planning/post'
import { siteWalk } from '@/content/planning/specimens/siteWalk'
import type { SpecimenTable } from '@/content/planning/specimens/types'
import { worksYard } from '@/content/planning/specimens/worksYard'
import { werkschutz } from '@/content/watches/werkschutz'
import { columnsOf } from '@/desk/hours/postColumns'
import { type Blocks, headed, listed } from '@/desk/specimens/specimenBlocks'
import type { Night } from './night'

/** The walk before the offer, through the places of a night, and the posts that come of it. */
export function walkOf({ places: names }: Pick<Night, 'places'>, posts: readonly Post[]): Blocks {
  const { fields, places, posts: planned, whole, tasks, signatures } = siteWalk
  return [
    { kind: 'fields', rows: [{ label: fields.object, value: worksYard.object }, ...fields.rows] },
    ...headed(places.heading, {
      columns: [
        { heading: places.place, share: 15 },
        { heading: places.look },
        { heading: places.found, share: 30 },
        { heading: places.agreed, share: 30 },
      ],
      rows: Object.entries(names).map(([post, name]) => {
        const { look, found, agreed } = places.rows[post] ?? places.fill
        return [name, look, found, agreed]
      }),
    }),
    ...headed(planned.heading, postsTable(posts)),
    ...listed(whole),
    ...headed(tasks.heading, {
      columns: [
        { heading: tasks.what },
        { heading: tasks.who, share: 30 },
        { heading: tasks.until, share: 15 },
      ],
      rows: tasks.rows,
      empty: tasks.empty,
    }),
    { kind: 'signatures', labels: signatures },
  ]
}

/** Posts with days, time and heads. */
function postsTable(posts: readonly Post[]): Pick<SpecimenTable, 'columns' | 'rows'> {
  const columns = columnsOf(posts)
  return {
    columns: columns.map(({ head }) => ({ heading: head })),
    rows: posts.map((post) => columns.map(({ cell }) => cell(post))),
  }
}

export const walk = walkOf(werkschutz, [...worksYard.plan.posts, worksYard.rounds])
