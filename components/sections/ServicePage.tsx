import Link from 'next/link'
import { WithContactBar } from '@/components/layout/ContactBar'
import { ButtonLink } from '@/components/ui/Button'
import { PageTitle, SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { Paragraphs } from '@/components/ui/Prose'
import { Container, Section } from '@/components/ui/Section'
import { company, phoneHref } from '@/content/company'
import { services } from '@/content/services'
import type { ServiceSlug } from '@/content/services/slugs'
import type { Service } from '@/content/types'
import { ui } from '@/content/ui'
import { anchorPath } from '@/lib/anchors'
import { hyphenate } from '@/lib/hyphenate'
import { offerTrigger } from '@/lib/offerTrigger'
import { pathOf } from '@/lib/routes'
import { withBase } from '@/lib/site'

function serviceOf(slug: ServiceSlug): Service {
  const service = services.find((candidate) => candidate.slug === slug)
  if (service === undefined) {
    throw new Error(`content/services/index.ts lacks "${slug}". Run: npm run generate`)
  }
  return service
}

/** One template for all services; what differs is content. */
export function ServicePage({ slug }: { slug: ServiceSlug }) {
  const service = serviceOf(slug)
  return (
    <main id="inhalt" tabIndex={-1}>
      <ServiceHero service={service} />
      <WithContactBar service={service.title}>
        <Intro service={service} />
        <Checklist service={service} />
        <Fit service={service} />
        <OfferNeeds service={service} />
      </WithContactBar>
      <CallUs service={service} />
      <Neighbours service={service} />
    </main>
  )
}

function OfferButton({ service }: { service: Service }) {
  return (
    <ButtonLink
      look="primary"
      href={withBase(anchorPath('contact'))}
      {...offerTrigger(service.title)}
      className="max-sm:w-full print:hidden"
    >
      {ui.requestOffer}
    </ButtonLink>
  )
}

function ServiceHero({ service }: { service: Service }) {
  return (
    <section
      data-hero
      data-ground="nacht"
      aria-labelledby="titel"
      className="service-hero relative isolate bg-nacht-950 text-white"
    >
      <Picture
        name={`service/${service.slug}`}
        sizes="(orientation: portrait) 130vh, 100vw"
        alt={service.pictureAlt}
        preload
        className="absolute inset-0 -z-20 size-full object-cover print:hidden"
      />
      <div className="service-scrim absolute inset-0 -z-10 print:hidden" />
      <Container className="flex min-h-[min(44rem,82svh)] flex-col justify-end pt-32 pb-10 lg:pb-16">
        <a
          href={withBase(anchorPath('services'))}
          className="mb-2 inline-flex min-h-11 items-center self-start text-label font-medium hover:underline print:hidden"
        >
          {ui.servicePage.breadcrumb}
        </a>
        <PageTitle id="titel">{service.title}</PageTitle>
        <p className="mt-5 max-w-[36rem] text-lead text-pretty">{service.heroLine}</p>
        <div className="mt-7 flex flex-wrap gap-3 print:hidden">
          <OfferButton service={service} />
          <ButtonLink look="quiet" href={phoneHref(company.phone)} className="tabular-nums max-sm:w-full">
            <Icon name="phone" className="size-5" />
            {company.phone}
          </ButtonLink>
        </div>
      </Container>
    </section>
  )
}

function Intro({ service }: { service: Service }) {
  const { heading, paragraphs } = service.intro
  return (
    <Section ground="papier" labelledBy="einfuehrung">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <SectionTitle id="einfuehrung" className="lg:col-span-5">
          {heading}
        </SectionTitle>
        <div className="flex max-w-text flex-col gap-5 lg:col-span-6 lg:col-start-7 lg:pt-2">
          <Paragraphs items={paragraphs} pathOf={pathOf} />
        </div>
      </div>
    </Section>
  )
}

function Checklist({ service }: { service: Service }) {
  const { heading, items } = service.checklist
  return (
    <Section ground="nacht" labelledBy="aufgaben">
      <SectionTitle id="aufgaben" className="max-w-[22ch] text-white">
        {heading}
      </SectionTitle>
      <ul className="mt-10 grid gap-x-8 lg:mt-14 lg:grid-cols-2 print:grid-cols-2">
        {items.map(({ title, text }) => (
          <li key={title} className="flex gap-5 border-t border-nacht-700 py-7">
            <Icon name="check" className="mt-1 size-6 text-nebel-400" />
            <div>
              <h3 className="text-xl leading-snug font-semibold text-white lg:text-2xl lg:tracking-tight">
                {hyphenate(title)}
              </h3>
              <p className="mt-2 max-w-text">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Fit({ service }: { service: Service }) {
  const { heading, suits, otherwise } = service.fit
  return (
    <Section ground="papier" labelledBy="eignung" className="pb-0">
      <SectionTitle id="eignung" className="max-w-[22ch]">
        {heading}
      </SectionTitle>
      <div className="mt-10 grid gap-x-8 gap-y-12 lg:grid-cols-12 print:grid-cols-2">
        <div className="lg:col-span-6">
          <h3 className="mb-3 text-label font-medium text-nebel-600">{ui.servicePage.suitsHeading}</h3>
          <ul>
            {suits.map((text) => (
              <li key={text} className="border-t border-papier-200 py-4">
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <h3 className="mb-3 text-label font-medium text-nebel-600">{ui.servicePage.otherwiseHeading}</h3>
          <ul>
            {otherwise.map(({ text, service: slug }) => (
              <li key={slug} className="border-t border-papier-200 py-4">
                {`${text} `}
                <Link href={pathOf(slug)} prefetch={false} className="text-link">
                  {serviceOf(slug).title}
                </Link>
                {ui.servicePage.sentenceEnd}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

function OfferNeeds({ service }: { service: Service }) {
  const { heading, lead, needs } = service.offer
  return (
    <Section ground="papier" labelledBy="angebot">
      <div className="grid gap-x-8 gap-y-6 border-t border-tinte pt-8 lg:grid-cols-12 print:grid-cols-2 print:border-0 print:pt-0">
        <div className="lg:col-span-5">
          <h2
            id="angebot"
            className="text-2xl leading-tight font-semibold tracking-tight text-balance lg:text-3xl"
          >
            {heading}
          </h2>
          <p className="mt-3 max-w-text">{lead}</p>
        </div>
        <ol className="lg:col-span-6 lg:col-start-7">
          {needs.map((need, index) => (
            <li key={need} className="flex gap-5 border-b border-papier-200 py-3 first:pt-0">
              <span
                aria-hidden="true"
                className="w-5 shrink-0 text-nebel-600 tabular-nums"
              >{`${index + 1}`}</span>
              {need}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

function CallUs({ service }: { service: Service }) {
  const { heading, text } = service.callUs
  return (
    <Section ground="papier-warm" labelledBy="anruf">
      <div className="grid items-end gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <SectionTitle id="anruf">{heading}</SectionTitle>
          <p className="mt-5 max-w-text">{text}</p>
        </div>
        <div className="flex flex-col items-start gap-5 lg:col-span-6 lg:items-end">
          <a
            href={phoneHref(company.phone)}
            className="inline-block py-1 text-[clamp(2.125rem,1.4rem+3.4vw,4rem)] leading-none font-semibold tracking-tight whitespace-nowrap tabular-nums hover:underline"
          >
            {company.phone}
          </a>
          <OfferButton service={service} />
        </div>
        <address className="hidden not-italic print:block">
          {`${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}, ${company.email}`}
        </address>
      </div>
    </Section>
  )
}

function Neighbours({ service }: { service: Service }) {
  return (
    <Section ground="nacht" labelledBy="nachbarn" className="print:hidden">
      <h2 id="nachbarn" className="text-label font-medium text-nebel-400">
        {ui.servicePage.neighboursHeading}
      </h2>
      <ul className="mt-6 grid gap-x-8 sm:grid-cols-3">
        {service.neighbours.map((slug) => {
          const { title, cardLine } = serviceOf(slug)
          return (
            <li key={slug}>
              <Link
                href={pathOf(slug)}
                prefetch={false}
                className="group flex h-full items-center gap-4 border-t border-nacht-700 py-4 sm:flex-col sm:items-stretch sm:border-t-0 sm:py-0"
              >
                <Picture
                  name={`service/${slug}`}
                  sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 33vw, 11rem"
                  alt=""
                  className="size-24 shrink-0 rounded object-cover sm:h-44 sm:w-full"
                />
                <div>
                  <h3 className="text-lg leading-snug font-semibold text-white group-hover:underline lg:text-xl">
                    {hyphenate(title)}
                  </h3>
                  <p className="mt-1 text-label">{cardLine}</p>
                </div>
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
