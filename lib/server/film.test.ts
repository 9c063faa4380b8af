import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filmFaults } from './film'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'film-'))
  mkdirSync(join(root, 'public/videos'), { recursive: true })
  writeFileSync(join(root, 'public/videos/rhein-main.mp4'), '')
})

afterEach(() => rmSync(root, { recursive: true }))

it('asks for nothing where there is no film', () => {
  expect(filmFaults(root, { film: false }, {})).toEqual([])
  expect(filmFaults(root, {}, {})).toEqual([])
})

it('names each file of the film that is missing, and what to do', () => {
  const faults = filmFaults(root, { film: true }, {})
  expect(faults).toHaveLength(2)
  expect(faults[0]).toMatch(
    /^content\/owner\/extras\.json: film .*public\/videos\/rhein-main-av1\.mp4 fehlt.*"film": false/,
  )
  expect(faults[1]).toContain('content/owner/pictures/videos/rhein-main.jpg fehlt')
})

it('is content with the film of this site, if it shows one', () => {
  expect(filmFaults()).toEqual([])
})
