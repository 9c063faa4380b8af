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

/** Where the square stands above the words; `.service-hero` has the same query. Upright tablets show the whole picture. */
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
        portrait={{ name: `service/${service.slug}-quadrat`, sizes: '100vw', media: PHONE }}
        sizes="(orientation: portrait) 130vh, 100vw"
        alt={service.pictureAlt}
        preload
        className="service-picture absolute inset-x-0 top-0 -z-20 w-full object-cover print:hidden"
      />
      <div className="service-scrim absolute inset-0 -z-10 print:hidden" />
      <Container className="service-room flex flex-col justify-end pt-20 pb-10 lg:pt-32 lg:pb-16">
        <div className="service-words">
          <a
            href={withBase(anchorPath('services'))}
            className="mb-2 flex min-h-11 w-fit items-center text-label font-medium hover:underline print:hidden"
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
        </div>
      </Container>
    </section>
  )
}
