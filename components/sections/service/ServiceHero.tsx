import { ButtonLink } from '@/components/ui/Button'
import { PageTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { Container } from '@/components/ui/Section'
import { company, phoneHref } from '@/content/company'
import type { Service } from '@/content/types'
import { ui } from '@/content/ui'
import { anchorPath } from '@/lib/anchors'
import { withBase } from '@/lib/site'
import { OfferButton } from './OfferButton'

/** Upright tablets need more width than the upright crop has. */
const PHONE = '(orientation: portrait) and (max-width: 40rem)'

/** Picture, title, the sentence of the situation, and the two ways to reach us. */
export function ServiceHero({ service }: { service: Service }) {
  return (
    <section
      data-hero
      data-ground="nacht"
      aria-labelledby="titel"
      className="service-hero relative isolate bg-nacht-950 text-white"
    >
      <Picture
        name={`service/${service.slug}`}
        portrait={{ name: `service/${service.slug}-hochkant`, sizes: '100vw', media: PHONE }}
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
