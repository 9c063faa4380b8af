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
      .map(
        (name) =>
          `content/services/${name}.ts steht auf keiner Seite. Tragen Sie '${name}' in slugs.ts und index.ts von content/services ein.`,
      ),
  )
})

it('finds each one under its own slug', () => {
  expectNoFaults(
    services.flatMap(({ slug }, at) =>
      slug === serviceSlugs[at]
        ? []
        : [
            `content/services/index.ts: Unter „${serviceSlugs[at]}“ steht die Leistung mit slug „${slug}“. Beides muss gleich sein.`,
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
          `${slug} hat kein Bild. Legen Sie artwork/pictures/masters/service/${slug}.webp an, dann npm run images.`,
      ),
  )
})
