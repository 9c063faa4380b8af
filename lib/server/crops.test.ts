import { compile } from 'tailwindcss'
import { type MasterName, type PictureRecord, pictures } from '@/content/pictures'
import config from '@/tailwind.config'
import { cropOf } from './crops'

const records = Object.entries<PictureRecord>(pictures)

/** What Tailwind makes of the site's configuration before it has seen a single class. */
async function rules() {
  const { build } = await compile('@config "tailwind.config.ts"; @layer base { @tailwind base; }', {
    loadModule: async (path, base) => ({ path, base, module: config }),
  })
  return build([]).replace(/\s+/g, ' ')
}

it('has a rule for every point of content/pictures.ts', async () => {
  const css = await rules()
  const cut = records.filter(([, { focus }]) => focus !== undefined)
  for (const [name, { focus }] of cut) {
    expect(css).toContain(`.${cropOf(name as MasterName)} { object-position: ${focus?.x}% ${focus?.y}%; }`)
  }
  expect(cut.length).toBeGreaterThan(0)
})

it('leaves the middle to pictures without a point', () => {
  expect(cropOf('hero/start')).toBe('')
})
