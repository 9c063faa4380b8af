import { existsSync } from 'node:fs'
import { storedPage } from './storedPage'

jest.mock('node:fs', () => ({
  ...jest.requireActual<typeof import('node:fs')>('node:fs'),
  existsSync: jest.fn(() => false),
}))

it('says what to do when Next was updated and there is no page of its version', () => {
  expect(() => storedPage()).toThrow('npx tsx scripts/pageFixture.ts')
  expect(existsSync).toHaveBeenCalledWith(expect.stringMatching(/impressum\.next-[\d.]+\.html\.txt$/))
})
