import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Tailwind's own sizes, and sizes and spaces typed in place: the design has names for all it needs. */
const OFF_SCALE =
  /\b(?:text-(?:xs|sm|base|lg|xl|\dxl)|text-\[[^\]]*(?:px|rem|em|vw)[^\]]*\]|p[tby]-(?:\[[^\]]+\]|1[2-9]|[2-9]\d))(?![\w-])/g

const components = join(__dirname, '../components')
const files = readdirSync(components, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.includes('.test.'),
)

it('knows a wrong value when it sees one', () => {
  expect('mt-2 text-xl text-[2rem] py-24 pt-[9rem]'.match(OFF_SCALE)).toHaveLength(4)
  expect('text-item py-3 pt-new text-nebel-200 lg:text-body'.match(OFF_SCALE)).toBeNull()
})

it('has files to look at', () => {
  expect(files.length).toBeGreaterThan(20)
})

it.each(files)('%s keeps to the scale of `app/tokens.css`', (file) => {
  expect(readFileSync(join(components, file), 'utf8').match(OFF_SCALE)).toBeNull()
})
