import { readdirSync } from 'node:fs'
import { expectNoFaults } from '@/content/support/expectNoFaults'
import pictures from '@/lib/server/pictures.json'
import { services } from '.'
import { serviceSlugs } from './slugs'

it('lists every service that has a file', () => {
  const files = readdirSync(__dirname).map((name) => name.replace('.ts', ''))
  const others = /^(index|slugs|.*\.test)$/
  const listed: readonly string[] = serviceSlugs
  expectNoFaults(
    files
      .filter((name) => !others.test(name) && !listed.includes(name))
      .map((name) => `${name}.ts is on no page: add '${name}' to slugs.ts and index.ts in content/services.`),
  )
})

it('finds each one under its own slug', () => {
  expectNoFaults(
    services.flatMap(({ slug }, at) =>
      slug === serviceSlugs[at]
        ? []
        : [
            `content/services/index.ts finds slug '${slug}' under '${serviceSlugs[at]}': they must be the same.`,
          ],
    ),
  )
})

it('has a picture of every service', () => {
  expectNoFaults(
    serviceSlugs
      .filter((slug) => !(`service/${slug}` in pictures))
      .map(
        (slug) =>
          `${slug} hat kein Bild. Legen Sie es nach artwork/pictures/masters/service/, etwa als ${slug}.jpg, dann: npm run images`,
      ),
  )
})
