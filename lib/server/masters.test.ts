import { samplePictures } from '@/content/pictures'
import { place } from '@/content/place'
import { ofSample } from '@/content/support/ofSample'
import { masterHashes, masterPath } from './masters'

it('finds a master whatever it ends in, and names one that is missing', () => {
  expect(masterPath('hero/start')).toMatch(/masters.hero.start\.\w+$/)
  expect(() => masterPath('hero/fehlt')).toThrow(
    'Das Bild hero/fehlt fehlt. Legen Sie es nach artwork/pictures/masters/',
  )
})

// An owner replaces them.
ofSample('knows the pictures of the sample that show its town', () => {
  const hashes = masterHashes()
  const known = Object.entries(samplePictures.masters).map(([name, { sha256 }]) => [name, sha256])
  expect(known.length).toBeGreaterThan(0)
  expect(Object.fromEntries(known)).toEqual(
    Object.fromEntries(known.map(([name]) => [name, hashes[String(name)]])),
  )
  expect(samplePictures.town).toBe(place.town)
})
