import type {
  AdministrativeArea,
  Article,
  BreadcrumbList,
  City,
  FAQPage,
  GeoCoordinates,
  Graph,
  JobPosting,
  LocalBusiness,
  Service,
  Thing,
  WebApplication,
  WebSite,
} from 'schema-dts'
import { anchorPath } from '@/content/anchors'
import { company, socialProfiles } from '@/content/company'
import type { Employment, Job } from '@/content/extras'
import { facts } from '@/content/facts'
import { home } from '@/content/home'
import { jobTexts } from '@/content/jobs'
import { landNames } from '@/content/landNames'
import { navigation } from '@/content/navigation'
import { type Coordinates, place } from '@/content/place'
import { deskPageOf } from '@/content/planning'
import type { DeskId } from '@/content/planning/routes'
import type { DeskPage, Service as ServiceContent } from '@/content/types'
import { ui } from '@/content/ui'
import { asciiEmail } from '@/lib/both/mailto'
import { pathOf } from '@/lib/both/pathOf'
import { extrasData } from './extrasData'
import { jobId } from './jobs'
import { internationalPhone } from './phone'
import type { PublicAddress } from './publicAddress'
import { deskPicture, homePicture, servicePicture } from './sharingPictures'

const COMPANY_ID = '/#unternehmen'
const WEBSITE_ID = '/#website'
/** Towns, each in its Land, and stretches of land. */
function areaServed(): (City | AdministrativeArea)[] {
  return place.regions.map(({ name, land = place.land, wide }) =>
    wide
      ? { '@type': 'AdministrativeArea', name }
      : {
          '@type': 'City',
          // The seat in full, as in the address: there are two Frankfurts.
          name: land === place.land && company.city.startsWith(`${name} `) ? company.city : name,
          containedInPlace: { '@type': 'State', name: landNames[land] },
        },
  )
}

/** What one page tells, with the full addresses of this build. */
export type Things = (absoluteUrl: PublicAddress) => Thing[]

/**
 * The company, with what the footer shows. Schema.org has no type for security services.
 * @param isWhole with place, hours and all that only some companies have
 */
function companyData(absoluteUrl: PublicAddress, isWhole: boolean): LocalBusiness {
  const profiles = socialProfiles.flatMap(({ href }) => href ?? [])
  return {
    '@type': 'LocalBusiness',
    '@id': absoluteUrl(COMPANY_ID),
    name: company.legalName,
    alternateName: company.shortName,
    description: ui.footer.claim,
    url: absoluteUrl('/'),
    image: absoluteUrl(homePicture.path),
    logo: absoluteUrl('/apple-icon.png'),
    telephone: internationalPhone(company.phone),
    email: asciiEmail(company.email),
    ...(facts.founded && { foundingDate: facts.founded.value }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressRegion: landNames[place.land],
      addressCountry: 'DE',
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(isWhole && {
      ...(place.geo && { geo: geoData(place.geo) }),
      areaServed: areaServed(),
      ...extrasData(),
    }),
  }
}

function geoData([longitude, latitude]: Coordinates): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude, longitude }
}

function websiteData(absoluteUrl: PublicAddress): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(WEBSITE_ID),
    url: absoluteUrl('/'),
    name: company.shortName,
    inLanguage: 'de',
    publisher: { '@id': absoluteUrl(COMPANY_ID) },
  }
}

function serviceData(service: ServiceContent, absoluteUrl: PublicAddress): Service {
  const { slug, title, heroLine } = service
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: heroLine,
    url: absoluteUrl(pathOf(slug)),
    image: absoluteUrl(servicePicture(service).path),
    provider: { '@id': absoluteUrl(COMPANY_ID) },
    areaServed: areaServed(),
  }
}

type Step = { name: string; path: `/${string}` }

/** The way to a page from the home page. */
function breadcrumbData(steps: readonly Step[], absoluteUrl: PublicAddress): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: company.shortName, path: pathOf('home') }, ...steps].map(
      ({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: absoluteUrl(path) }),
    ),
  }
}

function faqData({ faq }: ServiceContent): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

export function serviceThings(service: ServiceContent): Things {
  return (absoluteUrl) => [
    serviceData(service, absoluteUrl),
    breadcrumbData(
      [
        { name: ui.servicePage.breadcrumb, path: anchorPath('services') },
        { name: service.title, path: pathOf(service.slug) },
      ],
      absoluteUrl,
    ),
    faqData(service),
  ]
}

export const areaThings: Things = (absoluteUrl) => [
  breadcrumbData(
    [{ name: navigation.footer.company.area.label, path: pathOf('einsatzgebiet') }],
    absoluteUrl,
  ),
]

/** What a page of the desk is beside a page: a calculator, a guide, or neither. */
function deskThing(id: DeskId, page: DeskPage, absoluteUrl: PublicAddress): (Article | WebApplication)[] {
  const url = absoluteUrl(pathOf(id))
  switch (id) {
    case 'planung/bedarf':
    case 'planung/kosten':
      return [
        {
          '@type': 'WebApplication',
          name: page.heading,
          url,
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Web',
          isAccessibleForFree: true,
          inLanguage: 'de',
          provider: { '@id': absoluteUrl(COMPANY_ID) },
        },
      ]
    case 'planung/wechsel':
      return [
        {
          '@type': 'Article',
          headline: page.heading,
          description: page.meta.description,
          url,
          image: absoluteUrl(deskPicture(id, page).path),
          inLanguage: 'de',
          author: { '@id': absoluteUrl(COMPANY_ID) },
          publisher: { '@id': absoluteUrl(COMPANY_ID) },
        },
      ]
    case 'planung':
    case 'planung/qualifikation':
    case 'planung/muster':
      return []
  }
}

export function deskThings(id: DeskId, page: DeskPage): Things {
  return (absoluteUrl) => {
    const desk: Step = { name: deskPageOf('planung').name, path: pathOf('planung') }
    const steps = id === 'planung' ? [desk] : [desk, { name: page.name, path: pathOf(id) }]
    return [...deskThing(id, page, absoluteUrl), breadcrumbData(steps, absoluteUrl)]
  }
}

/** Google's words for it (JobPosting, employmentType); a mini-job is less than full time. */
const EMPLOYMENT_TYPES: Record<Employment, string> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  MINIJOB: 'PART_TIME',
  TEMPORARY: 'TEMPORARY',
  OTHER: 'OTHER',
}

function list(heading: string, items: readonly string[]): string {
  return [heading, ...items.map((item) => `– ${item}`)].join('\n')
}

function jobData(job: Job, absoluteUrl: PublicAddress): JobPosting {
  const { title, text, tasks, needs, town, postalCode, posted, validThrough, wage } = job
  const { work, needs: wanted } = home.careers
  return {
    '@type': 'JobPosting',
    title,
    description: [text, list(work.heading, tasks), list(wanted.heading, needs)].join('\n\n'),
    url: absoluteUrl(pathOf(jobId(job))),
    datePosted: posted,
    // One may apply on that day, too.
    validThrough: `${validThrough}T23:59`,
    employmentType: [...new Set([job.employment].flat().map((kind) => EMPLOYMENT_TYPES[kind]))],
    hiringOrganization: {
      '@type': 'Organization',
      '@id': absoluteUrl(COMPANY_ID),
      name: company.legalName,
      sameAs: absoluteUrl('/'),
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', postalCode, addressLocality: town, addressCountry: 'DE' },
    },
    ...(wage && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: {
          '@type': 'QuantitativeValue',
          unitText: 'HOUR',
          ...(wage.to === wage.from
            ? { value: wage.from }
            : { minValue: wage.from, ...(wage.to !== undefined && { maxValue: wage.to }) }),
        },
      },
    }),
  }
}

export function jobThings(job: Job): Things {
  return (absoluteUrl) => [
    jobData(job, absoluteUrl),
    breadcrumbData(
      [
        { name: jobTexts.breadcrumb, path: anchorPath('careers') },
        { name: job.title, path: pathOf(jobId(job)) },
      ],
      absoluteUrl,
    ),
  ]
}

/** Whoever reads one of these pages looks for the company; the others name it and tell of something else. */
const OF_COMPANY = ['home', 'area', 'legal']

/** What a page tells search engines in their own words: nothing that it does not show. */
export function structuredData(
  { kind, things }: { kind: string; things: Things },
  absoluteUrl: PublicAddress,
): Graph {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      companyData(absoluteUrl, OF_COMPANY.includes(kind)),
      websiteData(absoluteUrl),
      ...things(absoluteUrl),
    ],
  }
  // Signs that only say where a line may break, wherever the texts have them.
  return JSON.parse(JSON.stringify(graph).replace(/[\u00ad\u2060]/g, ''))
}
