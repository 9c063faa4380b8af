import { readdirSync } from 'node:fs'
import { expectNoFaults } from '@/content/support/expectNoFaults'
import pictures from '@/lib/server/pictures.json'
import { serviceOf, services, writtenSlugs } from '.'
import { offer } from './offered'

it('lists every service that has a file', () => {
  const files = readdirSync(__dirname).map((name) => name.replace('.ts', ''))
  const others = /^(index|offered|.*\.test)$/
  const listed: readonly string[] = writtenSlugs
  expectNoFaults(
    files
      .filter((name) => !others.test(name) && !listed.includes(name))
      .map((name) => `content/services/index.ts kennt ${name}.ts nicht: Tragen Sie '${name}' dort ein.`),
  )
})

it('finds each one under its own slug', () => {
  expectNoFaults(
    writtenSlugs.flatMap((key) => {
      const { slug } = serviceOf(key)
      return slug === key
        ? []
        : [`content/services/index.ts führt '${slug}' unter '${key}': Beides muss dasselbe Wort sein.`]
    }),
  )
})

it('has a picture of every service that is offered', () => {
  expectNoFaults(
    services
      .filter(({ slug }) => !(`service/${slug}` in pictures))
      .map(
        ({ slug }) =>
          `${slug} hat kein Bild: Legen Sie eines nach artwork/pictures/masters/service/, etwa ${slug}.jpg, dann npm run images.`,
      ),
  )
})

it('offers each service once, and what is large or in the footer with it', () => {
  const { services: offered, large, footer } = offer
  const twice = offered.filter((slug, at) => offered.indexOf(slug) !== at)
  expectNoFaults([
    ...(offered.length > 0
      ? []
      : ['content/services/offered.ts: services ist leer; eine Leistung braucht die Website.']),
    ...twice.map((slug) => `content/services/offered.ts: services nennt '${slug}' zweimal.`),
    ...(large.length > 3 ? ['content/services/offered.ts: large nennt mehr als drei.'] : []),
    ...(footer.length > 5 ? ['content/services/offered.ts: footer nennt mehr als fünf.'] : []),
  ])
})
