import { company } from '@/content/company'
import { einsatzgebiet } from '@/content/einsatzgebiet'
import { home } from '@/content/home'
import { type LegalId, legalIds, legalMetaOf } from '@/content/legal'
import { MOST_NAMED, place } from '@/content/place'
import { deskPageOf } from '@/content/planning'
import { type DeskId, deskIds } from '@/content/planning/routes'
import { specimens } from '@/content/planning/specimens'
import type { Specimen } from '@/content/planning/specimens/types'
import { planKeys } from '@/content/planning/types'
import { serviceOf } from '@/content/services'
import { offer } from '@/content/services/offered'
import { drawnSlugs, type ServiceSlug } from '@/content/services/slugs'
import type { JobId, PageMeta, RouteId } from '@/content/types'
import { watches } from '@/content/watches'
import { TITLE_LENGTH } from '@/content/words'
import { pathOf } from '@/lib/both/pathOf'
import { TIME_KEY } from '@/lib/both/watch/address'
import { jobId, jobMeta, jobOf, jobs } from './jobs'
import { deskPicture, homePicture, type SharingPicture, servicePicture } from './sharingPictures'
import { areaThings, deskThings, jobThings, serviceThings, type Things } from './structuredData'

/** What a page says of itself. Routes, sitemap, titles, sharing pictures, checks of the export and tests' loops read it. */
type PageRecord = {
  /** Pages of one kind are the same template with other words: tests look closely at one of each. */
  kind: 'home' | 'area' | 'service' | 'legal' | 'job' | DeskId
  meta: PageMeta
  /** Title in the browser's tab. */
  title: string
  /** Files that hold its words: its day in the sitemap is the day on which one of them changed. */
  sources: readonly `content/${string}.${'ts' | 'json'}`[]
  /** Where its link is shared. */
  picture: SharingPicture
  /** What search engines are told beside who we are. */
  things: Things
  /** Files that it hands over or shows; routes of `app/` write them. */
  downloads: readonly `/${string}.${string}`[]
  /** Keys of the state that a link may hold in its fragment: `#zeit=01:15`. Any other fragment is an id. */
  linkState: readonly string[]
  /** What it may weigh on a phone with an empty cache, in bytes. */
  budget: { untilLoad: number; html: number; scripts: number; styles?: number; data?: number }
}

export type Page = PageRecord & { id: RouteId; path: `/${string}` }

export const CONTACT_CARD = '/kontakt.vcf'

/** Where a specimen lies as a Word document. */
export function specimenFile({ id }: Pick<Specimen, 'id'>): `/${string}.docx` {
  return `/planung/muster/${id}.docx`
}

/** … and its first page as a picture. */
export function specimenPicture({ id }: Pick<Specimen, 'id'>): `/${string}.svg` {
  return `/planung/muster/${id}.svg`
}

/** The company's name behind a title where it fits. */
export function withCompany(title: string): string {
  const full = `${title} – ${company.shortName}`
  return full.length > TITLE_LENGTH ? title : full
}

/** Twelve packets: a server sends ten before it waits for an answer (RFC 6928), and an owner's texts have room for two more. */
const HTML_LIMIT = 17_500

function service(slug: ServiceSlug): PageRecord {
  const content = serviceOf(slug)
  return {
    kind: 'service',
    meta: content.meta,
    // People search for the service: it needs all the room.
    title: content.meta.title,
    sources: drawnSlugs.includes(slug)
      ? [`content/services/${slug}.ts`, `content/owner/texts/${slug}.json`]
      : ['content/owner/services.json'],
    picture: servicePicture(content),
    things: serviceThings(content),
    downloads: [],
    linkState: watches[slug] ? [TIME_KEY] : [],
    budget: { untilLoad: 85_000, html: HTML_LIMIT, scripts: 140_000 },
  }
}

function legal(id: LegalId): PageRecord {
  const meta = legalMetaOf(id)
  return {
    kind: 'legal',
    meta,
    title: withCompany(meta.title),
    sources: [`content/legal/${id}.ts`],
    picture: homePicture,
    things: () => [],
    downloads: [],
    linkState: [],
    budget: { untilLoad: 45_000, html: HTML_LIMIT, scripts: 137_000, styles: 9_700 },
  }
}

function job(id: JobId): PageRecord {
  const offered = jobOf(id)
  const meta = jobMeta(offered)
  return {
    kind: 'job',
    meta,
    title: withCompany(meta.title),
    sources: ['content/owner/extras.json'],
    picture: homePicture,
    things: jobThings(offered),
    downloads: [],
    linkState: [],
    budget: { untilLoad: 45_000, html: HTML_LIMIT, scripts: 137_000 },
  }
}

/** Scripts: 40 KB above a service page. Styles: those of all pages, the desk's and its own. */
const DESK_BUDGET = { untilLoad: 55_000, html: HTML_LIMIT, scripts: 173_000, styles: 13_700 }

/** What is of its own on a page of the desk. */
const DESK: Partial<Record<DeskId, Partial<PageRecord>>> = {
  // Its week is drawn, moved and printed.
  'planung/bedarf': { linkState: planKeys, budget: { ...DESK_BUDGET, styles: 14_100 } },
  // All sheets are in the page, to be read and printed without scripts. What is seen first does not wait for the last.
  'planung/muster': {
    downloads: specimens.flatMap((specimen) => [specimenFile(specimen), specimenPicture(specimen)]),
    budget: { ...DESK_BUDGET, html: 20_000 },
  },
}

/** Files in `content/planning/` with the words of each page. */
const DESK_SOURCES: Readonly<Record<DeskId, string>> = {
  planung: 'desk',
  'planung/bedarf': 'hoursPage',
  'planung/kosten': 'costsPage',
  'planung/qualifikation': 'qualification',
  'planung/wechsel': 'changePage',
  'planung/muster': 'specimens/index',
}

function desk(id: DeskId): PageRecord {
  const page = deskPageOf(id)
  return {
    // Each is a template of its own.
    kind: id,
    meta: page.meta,
    title: withCompany(page.meta.title),
    sources: [`content/planning/${DESK_SOURCES[id]}.ts`],
    picture: deskPicture(id, page),
    things: deskThings(id, page),
    downloads: [],
    linkState: [],
    budget: DESK_BUDGET,
    ...DESK[id],
  }
}

/** Each further place of a long list brings its sentences. What is seen first does not wait for the last. */
const LONG_LIST = 120 * Math.max(0, place.regions.length - MOST_NAMED)

const records: Record<RouteId, PageRecord> = {
  home: {
    kind: 'home',
    meta: home.meta,
    title: withCompany(home.meta.title),
    sources: ['content/home.ts', 'content/owner/texts/home.json', 'content/owner/place.json'],
    picture: homePicture,
    things: () => [],
    downloads: [CONTACT_CARD],
    linkState: [],
    budget: { untilLoad: 95_000, html: HTML_LIMIT, scripts: 152_500 },
  },
  einsatzgebiet: {
    kind: 'area',
    meta: einsatzgebiet.meta,
    // People search for a place: it needs all the room.
    title: einsatzgebiet.meta.title,
    sources: [
      'content/einsatzgebiet.ts',
      'content/owner/texts/einsatzgebiet.json',
      'content/owner/place.json',
    ],
    picture: homePicture,
    things: areaThings,
    downloads: [],
    linkState: [],
    budget: {
      // With its picture, which the initial viewport shows.
      untilLoad: 70_000 + LONG_LIST,
      html: HTML_LIMIT + LONG_LIST,
      scripts: 137_000,
      data: 15_200 + LONG_LIST,
    },
  },
  ...each(offer.services, service),
  ...each(legalIds, legal),
  ...each(deskIds, desk),
  ...each(jobs.map(jobId), job),
}

function each<Id extends RouteId>(ids: readonly Id[], recordOf: (id: Id) => PageRecord) {
  return Object.fromEntries(ids.map((id) => [id, recordOf(id)])) as Record<Id, PageRecord>
}

/** @throws where there is no such page: a job offer that has ended */
export function pageOf(id: RouteId): Page {
  const record = records[id]
  if (record === undefined) {
    throw new Error(`There is no page ${id}.`)
  }
  return { id, path: pathOf(id), ...record }
}

/** Every page of the site, once. */
export const pages: readonly Page[] = (Object.keys(records) as RouteId[]).map(pageOf)

/** One page of each kind. */
export const firstOfEachKind: readonly Page[] = pages.filter(
  ({ kind }, at) => pages.findIndex((other) => other.kind === kind) === at,
)

/** Each picture once; pages may share one. */
export const sharingPictures: readonly SharingPicture[] = [...new Set(pages.map(({ picture }) => picture))]
