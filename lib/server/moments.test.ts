import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { services } from '@/content/services'
import { expectNoFaults } from '@/content/support/expectNoFaults'
import { watches } from '@/content/watches'
import { logOf } from '@/lib/both/watch/timeline'
import { moments } from './moments'

it('has one entry of each watch, in one sentence', () => {
  expectNoFaults(
    Object.entries(watches).flatMap(([slug, { stops }]) => {
      const marked = stops.filter(({ moment }) => moment)
      const [{ at = '', text = '' } = {}] = marked
      const where = `content/watches/${slug}.ts`
      return [
        ...(marked.length === 1
          ? []
          : [
              `${where}: ${marked.length} Einträge haben moment: true. Setzen Sie es bei genau einem, der für die Schicht steht.`,
            ]),
        ...(/^[^.!?]+[.!?]$/.test(text)
          ? []
          : [`${where}: Der Eintrag um ${at} steht auf der Startseite und muss ein Satz sein: „${text}“`]),
      ]
    }),
  )
})

it('tells them in the order of a night, each with its drawing and the way to its minute', () => {
  expect(moments.map(({ service }) => service)).toEqual(
    expect.arrayContaining(services.filter(({ slug }) => watches[slug]).map(({ title }) => title)),
  )
  const times = moments.map(({ at }) => (at < '12:00' ? `2${at}` : `1${at}`))
  expect(times).toEqual([...times].sort())
  for (const { at, text, picture, href } of moments) {
    expect(existsSync(join(process.cwd(), 'public', picture))).toBe(true)
    const [, slug, time] = href.match(/^\/(\w+)\/#zeit=(.*)$/) ?? []
    const watch = Object.entries(watches).find(([key]) => key === slug)?.[1]
    const entry = watch && logOf(watch).find((stop) => stop.at === at)
    expect(time).toBe(at)
    expect(text).toBe(entry?.text)
  }
})
