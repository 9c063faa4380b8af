import { createHash } from 'node:crypto'
import { claimed } from '@/content/claim'
import { einsatzgebiet } from '@/content/einsatzgebiet'
import { type Extras, extras } from '@/content/extras'
import { claimedFacts, explanationOf, type Fact } from '@/content/fact'
import { facts } from '@/content/facts'
import { forms } from '@/content/forms'
import { home } from '@/content/home'
import { wageText } from '@/content/jobs'
import type { Land } from '@/content/laender'
import { legalIds, legalPageOf } from '@/content/legal'
import { pictures, samplePictures } from '@/content/pictures'
import { place } from '@/content/place'
import { deskPageOf } from '@/content/planning'
import { deskIds } from '@/content/planning/routes'
import { extrasClaims } from '@/content/proofs'
import { services } from '@/content/services'
import { textsIn } from '@/content/support/textsIn'
import { ui } from '@/content/ui'
import { watches } from '@/content/watches'
import { filmHash } from '@/lib/server/film'
import served from '@/lib/server/pictures.json' with { type: 'json' }
import { isServed } from '@/lib/server/servedPictures'
import { isUsed } from '@/scripts/export/isUsed'
import { floorAbove, unconfirmedFloors } from './falsehoods/jobWages'

/** What the owner confirms in one go: the figures, or what one page claims. */
export type Claims = { name: string; sentences: readonly string[] }

function figure(fact: Fact): string {
  return [fact.value, fact.label, ...Object.values(explanationOf(fact))].filter(Boolean).join(' · ')
}

/** @param more what is to be confirmed there beside the sentences of `claim()` */
export function claimsOf(name: string, page: unknown, more: readonly string[] = []): Claims {
  const texts = textsIn(page).map(({ text }) => text)
  const sentences = [...claimed].filter((sentence) => texts.some((text) => text.includes(sentence)))
  return { name, sentences: [...sentences, ...more] }
}

type PictureFiles = Readonly<Record<string, { hash: string }>>

/** What is said of a picture is true of one file: another one asks again. */
export function pictureClaim(
  name: string,
  words: readonly (string | undefined)[],
  files: PictureFiles = served,
): string {
  const said = words.filter((text) => text !== undefined).join(' · ')
  const hashes = [files[name], files[`${name}-hochkant`]].flatMap((file) => file?.hash ?? [])
  return `Bild ${name} (Datei ${hashes.join(', ')}): ${said}`
}

/** What the Impressum says of all pictures, the film's with them. */
function creditClaim(): string {
  const files = Object.values<{ hash: string }>(served).map(({ hash }) => hash)
  return `Bildnachweis (eigene Fotos nennen die Extras unter „Bildnachweis“), gelesen für ${files.length} Dateien (Stand ${shortHash(files)})`
}

/**
 * Pictures in which a company elsewhere would show the sample's town: it replaces them, or says that they may stay.
 * @param pictures what the site serves, with the SHA-256 of its masters
 * @param shown names of those that its pages show
 */
export function skylineClaims(
  town: string,
  pictures: Readonly<Record<string, { master: string } | undefined>>,
  shown: (name: string) => boolean,
): string[] {
  if (town === samplePictures.town) {
    return []
  }
  return Object.entries(samplePictures.masters)
    .filter(([name, { sha256 }]) => shown(name) && pictures[name]?.master === sha256)
    .map(
      ([name, { shows }]) =>
        `Bild ${name} zeigt von ${samplePictures.town} ${shows} und darf trotzdem bleiben`,
    )
}

function shortHash(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8)
}

/** Wages below an agreement that need not bind the company. */
export function wageClaims({ jobs = [] }: Extras, land: Land): string[] {
  return jobs.flatMap((job) => {
    const floor = floorAbove(job, land, unconfirmedFloors)
    return floor && job.wage
      ? [
          `Stelle „${job.title}“: ${wageText(job.wage)} sind weniger als ${wageText({ from: floor.cents / 100, to: floor.cents / 100 })} (${floor.what}); dieser Tarif gilt bei uns nicht`,
        ]
      : []
  })
}

/** What the pages claim on a site that can send its forms. */
export const claims: readonly Claims[] = [
  { name: 'figures', sentences: claimedFacts(facts).map(([, fact]) => figure(fact)) },
  { name: 'extras', sentences: [...extrasClaims(extras), ...wageClaims(extras, place.land)] },
  { name: 'skyline', sentences: skylineClaims(place.town, served, (name) => isUsed(`${name}-`)) },
  claimsOf('home', home, [
    pictureClaim('hero/start', [pictures['hero/start'].alt]),
    ...(isServed('hero/start-morgen')
      ? [pictureClaim('hero/start-morgen', [pictures['hero/start-morgen'].alt])]
      : []),
    pictureClaim('about/willkommen', [pictures['about/willkommen'].alt, home.welcome.caption]),
    pictureClaim('about/ueber-uns', [pictures['about/ueber-uns'].alt, home.about.caption]),
    ...(extras.film ? [pictureClaim('videos/rhein-main', [ui.film.description, `Film ${filmHash()}`])] : []),
  ]),
  // Browsers load that file, so it holds plain strings only.
  { name: 'forms', sentences: [forms.status.sent] },
  ...services.map((service) =>
    claimsOf(
      service.slug,
      [service, watches[service.slug]],
      [pictureClaim(`service/${service.slug}`, [service.pictureAlt, service.pictureCaption])],
    ),
  ),
  claimsOf('einsatzgebiet', einsatzgebiet),
  ...deskIds.map((id) => claimsOf(id, deskPageOf(id))),
  ...legalIds.map((id) =>
    claimsOf(
      id,
      legalPageOf(id, { formOrigin: 'https://form.service' }),
      id === 'impressum' ? [creditClaim()] : [],
    ),
  ),
].filter(({ sentences }) => sentences.length > 0)

/** Stands for these sentences and no others. */
export function codeOf({ sentences }: Claims): string {
  return shortHash(sentences)
}

/** What is not confirmed, or was in other words. */
export function unconfirmed(
  claims: readonly Claims[],
  confirmations: Readonly<Record<string, string | undefined>>,
): Claims[] {
  return claims.filter((page) => confirmations[page.name] !== codeOf(page))
}

/** What a page claims, as a list that one reads aloud. */
export function listOf({ sentences }: Claims): string {
  return sentences.map((sentence) => `\n    „${sentence}“`).join('')
}
