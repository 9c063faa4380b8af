import type { BreadcrumbList, FAQPage, Graph, ProfessionalService, Service, Thing, WebSite } from 'schema-dts'
import { company, internationalPhone, socialProfiles } from '@/content/company'
import { facts } from '@/content/facts'
import { home } from '@/content/home'
import { serviceSlugs } from '@/content/services/slugs'
import type { RouteId, Service as ServiceContent } from '@/content/types'
import { ui } from '@/content/ui'
import { anchorPath } from './anchors'
import { pathOf } from './routes'
import { serviceOf } from './services'
import { sharingPictureOf } from './sharingPictures'
import { absoluteUrl } from './site'

const companyId = absoluteUrl('/#unternehmen')
const websiteId = absoluteUrl('/#website')
const areaServed = home.regions.items.map(({ name }) => name)

function imageOf(id: RouteId): string {
  return absoluteUrl(sharingPictureOf(id).path)
}

/** The company, with what the contact section and the footer show. Schema.org has no type for security services. */
function companyData(): ProfessionalService {
  const profiles = socialProfiles.flatMap(({ href }) => (href === null ? [] : [href]))
  return {
    '@type': 'ProfessionalService',
    '@id': companyId,
    name: company.legalName,
    alternateName: company.shortName,
    description: ui.footer.claim,
    url: absoluteUrl('/'),
    image: imageOf('home'),
    logo: absoluteUrl('/apple-icon.png'),
    telephone: internationalPhone(company.phone),
    email: company.email,
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

function websiteData(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    url: absoluteUrl('/'),
    name: company.shortName,
    inLanguage: 'de',
    publisher: { '@id': companyId },
  }
}

function serviceData({ slug, title, meta }: ServiceContent): Service {
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: meta.description,
    url: absoluteUrl(pathOf(slug)),
    image: imageOf(slug),
    provider: { '@id': companyId },
    areaServed,
  }
}

/** The way that stands above the title of a service page. */
function breadcrumbData({ slug, title }: ServiceContent): BreadcrumbList {
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
export function structuredData(id: RouteId): Graph {
  const slug = serviceSlugs.find((candidate) => candidate === id)
  const common: Thing[] = [companyData(), websiteData()]
  if (slug === undefined) {
    return { '@context': 'https://schema.org', '@graph': common }
  }
  const service = serviceOf(slug)
  return {
    '@context': 'https://schema.org',
    '@graph': [...common, serviceData(service), breadcrumbData(service), faqData(service)],
  }
}
