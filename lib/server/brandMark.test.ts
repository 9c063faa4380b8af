import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconSvg } from './brandMark'

it('is what public/icon.svg shows; else run npx tsx artwork/pictures/icons.ts', () => {
  expect(readFileSync(join(process.cwd(), 'public/icon.svg'), 'utf8')).toBe(iconSvg('round'))
})
