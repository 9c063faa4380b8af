import { PrintedCompany } from '@/components/layout/CompanyLogo'
import { ButtonLink } from '@/components/ui/Button'
import { Caption } from '@/components/ui/Caption'
import { PageTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { Container } from '@/components/ui/Section'
import { anchorPath } from '@/content/anchors'
import { company } from '@/content/company'
import type { Service } from '@/content/types'
import { ui } from '@/content/ui'
import { withBase } from '@/lib/both/withBase'
import { phoneHref } from '@/lib/server/phone'
import { SQUARE } from '@/lib/server/pictureFiles'
import { OfferButton } from './OfferButton'
import styles from './ServiceHero.module.css'

/** Where the picture above the words is the square one; `ServiceHero.module.css` has the same query. */
const PHONE = '(orientation: portrait) and (max-width: 40rem)'

/** Picture, title, the sentence of the situation, and the two ways to reach us. */
export function ServiceHero({ service }: { service: Service }) {
  const picture = `service/${service.slug}` as const
  return (
    <section
      data-hero
      data-surface="nacht"
      aria-labelledby="titel"
      className={`relative isolate bg-nacht-900 text-white ${styles.hero}`}
    >
      <Picture
        name={picture}
        portrait={{ name: `${picture}${SQUARE}`, sizes: '100vw', media: PHONE }}
        sizes="100vw"
        alt={service.pictureAlt}
        preload
        className={`absolute top-0 right-0 -z-20 object-cover ${styles.picture}`}
      />
      <div className={`absolute inset-0 -z-10 print:hidden ${styles.scrim}`} />
      <Container className={`flex flex-col justify-end ${styles.room}`}>
        <div className={styles.words}>
          <div className="hidden print:block">
            <PrintedCompany name={company.shortName} />
          </div>
          <div className="mb-2 flex items-center justify-between gap-4 print:hidden">
            <a
              href={withBase(anchorPath('services'))}
              className="flex min-h-11 items-center text-label font-medium hover:underline"
            >
              {ui.servicePage.breadcrumb}
            </a>
            {service.pictureCaption && <Caption className={styles.caption}>{service.pictureCaption}</Caption>}
          </div>
          <PageTitle id="titel" search={service.search}>
            {service.title}
          </PageTitle>
          <p className="mt-5 max-w-text text-lead">{service.heroLine}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <OfferButton service={service.title} />
            <ButtonLink look="quiet" href={phoneHref(company.phone)} className="tabular-nums max-sm:w-full">
              <Icon name="phone" className="size-5" />
              {company.phone}
            </ButtonLink>
          </div>
          <a href="#fragen" className="text-link mt-3 inline-flex min-h-11 items-center print:hidden">
            {ui.servicePage.questions}
          </a>
        </div>
      </Container>
    </section>
  )
}
