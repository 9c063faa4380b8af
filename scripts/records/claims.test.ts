import { claim, claimed } from '@/content/claim'
import { samplePictures } from '@/content/pictures'
import { isOffered } from '@/content/services/offered'
import { writtenSlugs } from '@/content/services/slugs'
import { everyText } from '@/content/support/everyText'
import { expectNoFaults } from '@/content/support/expectNoFaults'
import pictures from '@/lib/server/pictures.json' with { type: 'json' }
import { isUsed } from '@/scripts/export/isUsed'
import { claims, claimsOf, codeOf, pictureClaim, skylineClaims } from './claims'

it('finds on a page the claims that stand there, and no others', () => {
  const text = `Ja. ${claim('Wir kommen zu zweit.')}`
  expect(claimsOf('seite', { heading: 'Wer kommt?', items: [text] }).sentences).toEqual([
    'Wir kommen zu zweit.',
  ])
})

it('asks for every claim of content/', async () => {
  const waiting = writtenSlugs.filter((slug) => !isOffered(slug))
  const shown = (await everyText()).filter(
    ({ place }) =>
      !waiting.some((slug) => place.match(/^content\/(?:services|watches)\/(.+?)\.ts/)?.[1] === slug),
  )
  const asked = claims.flatMap(({ sentences }) => sentences)
  const stated = [...claimed].filter((sentence) => shown.some(({ text }) => text.includes(sentence)))
  expect(stated.length).toBeGreaterThan(20)
  expectNoFaults(
    stated
      .filter((sentence) => !asked.includes(sentence))
      .map((sentence) => `No page of scripts/records/claims.ts holds the claim „${sentence}“.`),
  )
})

it('asks again for what is said of a picture when its file, its text or its caption is another one', () => {
  const code = (hash: string, ...words: string[]) =>
    codeOf({ name: 'seite', sentences: [pictureClaim('hero/start', words, { 'hero/start': { hash } })] })
  const confirmed = code('aaaa', 'Ein Tor bei Nacht.', 'Tor, 21:40')
  expect(code('aaaa', 'Ein Tor bei Nacht.', 'Tor, 21:40')).toBe(confirmed)
  expect(code('bbbb', 'Ein Tor bei Nacht.', 'Tor, 21:40')).not.toBe(confirmed)
  expect(code('aaaa', 'Ein Zaun bei Nacht.', 'Tor, 21:40')).not.toBe(confirmed)
  expect(code('aaaa', 'Ein Tor bei Nacht.', 'Tor, 23:40')).not.toBe(confirmed)
})

it('asks for every picture of the pages that words are said of', () => {
  const asked = claims.flatMap(({ sentences }) => sentences).join('\n')
  // Of a ground nothing is said; a square and an upright crop are the same picture.
  const names = Object.keys(pictures).filter(
    (name) => isUsed(`${name}-`) && !/^hinterbild\/|-(quadrat|hochkant)$/.test(name),
  )
  expectNoFaults(
    names
      .filter((name) => !asked.includes(`Bild ${name} `))
      .map((name) => `scripts/records/claims.ts does not ask for ${name}.`),
  )
})

it('asks a company elsewhere for pictures of the sample that show its town, until another file stands there', () => {
  const known = Object.entries(samplePictures.masters).map(([name, { sha256 }]) => [name, { master: sha256 }])
  const all: Record<string, { master: string }> = Object.fromEntries(known)
  const asked = skylineClaims('Hamburg', all, () => true)
  expect(asked).toContain('Bild hero/start zeigt von Frankfurt die Skyline und darf trotzdem bleiben')
  const others = asked.filter((sentence) => !sentence.includes('hero/start zeigt'))
  expect(skylineClaims('Hamburg', { ...all, 'hero/start': { master: '0' } }, () => true)).toEqual(others)
  expect(skylineClaims('Hamburg', all, (name) => name !== 'hero/start')).toEqual(others)
  expect(skylineClaims('Frankfurt', all, () => true)).toEqual([])
})
