import type { BreadcrumbList, FAQPage, Graph, ProfessionalService, Service, Thing, WebSite } from 'schema-dts'
import { anchorPath } from '@/content/anchors'
import { company, socialProfiles } from '@/content/company'
import { facts } from '@/content/facts'
import { home } from '@/content/home'
import { serviceOf } from '@/content/services'
import { serviceSlugs } from '@/content/services/slugs'
import type { RouteId, Service as ServiceContent } from '@/content/types'
import { ui } from '@/content/ui'
import { asciiEmail } from '@/lib/both/mailto'
import { internationalPhone } from './phone'
import type { PublicAddress } from './publicAddress'
import { pathOf } from './routes'
import { sharingPictureOf } from './sharingPictures'

const COMPANY_ID = '/#unternehmen'
const WEBSITE_ID = '/#website'
const areaServed = home.regions.items.map(({ name }) => name)

function imageOf(id: RouteId, absoluteUrl: PublicAddress): string {
  return absoluteUrl(sharingPictureOf(id).path)
}

/** The company, with what the contact section and the footer show. Schema.org has no type for security services. */
function companyData(absoluteUrl: PublicAddress): ProfessionalService {
  const profiles = socialProfiles.flatMap(({ href }) => (href === null ? [] : [href]))
  return {
    '@type': 'ProfessionalService',
    '@id': absoluteUrl(COMPANY_ID),
    name: company.legalName,
    alternateName: company.shortName,
    description: ui.footer.claim,
    url: absoluteUrl('/'),
    image: imageOf('home', absoluteUrl),
    logo: absoluteUrl('/apple-icon.png'),
    telephone: internationalPhone(company.phone),
    email: asciiEmail(company.email),
    foundingDate: facts.founded.value,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: 'DE',
    },
    areaServed,
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
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

function serviceData({ slug, title, heroLine }: ServiceContent, absoluteUrl: PublicAddress): Service {
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: heroLine,
    url: absoluteUrl(pathOf(slug)),
    image: imageOf(slug, absoluteUrl),
    provider: { '@id': absoluteUrl(COMPANY_ID) },
    areaServed,
  }
}

/** The way that stands above the title of a service page. */
function breadcrumbData({ slug, title }: ServiceContent, absoluteUrl: PublicAddress): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: ui.servicePage.breadcrumb,
        item: absoluteUrl(anchorPath('services')),
      },
      { '@type': 'ListItem', position: 2, name: title, item: absoluteUrl(pathOf(slug)) },
    ],
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

/** What a page tells search engines in their own words: nothing that it does not show. */
export function structuredData(id: RouteId, absoluteUrl: PublicAddress): Graph {
  const slug = serviceSlugs.find((candidate) => candidate === id)
  const common: Thing[] = [companyData(absoluteUrl), websiteData(absoluteUrl)]
  if (slug === undefined) {
    return { '@context': 'https://schema.org', '@graph': common }
  }
  const service = serviceOf(slug)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...common,
      serviceData(service, absoluteUrl),
      breadcrumbData(service, absoluteUrl),
      faqData(service),
    ],
  }
}
