import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { Container } from '@/components/ui/Section'
import { anchorPath } from '@/content/anchors'
import { company } from '@/content/company'
import { home } from '@/content/home'
import { offerTrigger } from '@/lib/both/offerTrigger'
import { withBase } from '@/lib/both/withBase'
import { phoneHref } from '@/lib/server/phone'
import styles from './Hero.module.css'

/** The words are on calm sky beside the skyline; upright on dark ground below the figure, with the number, which the header has no room for. */
export function Hero() {
  const { search, headline, lead, offer, services } = home.hero
  return (
    <section
      data-hero
      data-surface="nacht"
      aria-labelledby="titel"
      className={`${styles.hero} bg-nacht-900 text-white`}
    >
      <Picture
        name="hero/start"
        portrait={{ name: 'hero/start-hochkant', sizes: '100vw' }}
        sizes="100vw"
        alt=""
        preload
        className={styles.picture}
      />
      <Container className={styles.words}>
        <h1 id="titel" tabIndex={-1}>
          <span className={styles.search}>{search}</span>
          <span className={`${styles.headline} text-display font-semibold text-balance`}>{headline}</span>
        </h1>
        <p className="mt-4 max-w-text text-lead md:mt-5">{lead}</p>
        <div className="mt-5 flex flex-wrap gap-3 md:mt-7">
          <ButtonLink
            look="primary"
            href={withBase(anchorPath('contact'))}
            {...offerTrigger()}
            className="max-sm:w-full"
          >
            {offer}
          </ButtonLink>
          <ButtonLink
            look="quiet"
            href={withBase(anchorPath('services'))}
            className="bg-nacht-950/50 max-sm:w-full"
          >
            {services}
          </ButtonLink>
        </div>
        <a href={phoneHref(company.phone)} className={`${styles.phone} text-sub font-semibold`}>
          <Icon name="phone" className="size-5" />
          {company.phone}
        </a>
      </Container>
    </section>
  )
}
