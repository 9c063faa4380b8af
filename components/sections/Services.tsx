import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Paragraphs } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import { anchors } from '@/content/anchors'
import { company } from '@/content/company'
import { home } from '@/content/home'
import { services } from '@/content/services'
import { offer } from '@/content/services/offered'
import { linkPath } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { phoneHref } from '@/lib/server/phone'
import { ServiceCard } from './ServiceCard'
import styles from './Services.module.css'
import { cellsOf } from './serviceGrid'

/** All services: an editorial grid on desktops, two columns on tablets, compact rows on phones, with large pictures where the grid has them. */
export function Services() {
  const { heading, lead, planning } = home.services
  const cells = cellsOf([...services.map(({ slug }) => offer.large.includes(slug)), false])
  return (
    <Section id={anchors.services} surface="nacht" space="new" labelledBy="leistungen">
      <div className={`${COLUMNS} gap-y-4`}>
        <SectionTitle id="leistungen" size="chapter" className={`text-white ${AXIS.title}`}>
          {heading}
        </SectionTitle>
        <div className={`flex max-w-text flex-col justify-end gap-2 ${AXIS.text}`}>
          <Paragraphs items={[lead, planning]} />
        </div>
      </div>
      <ul className={`${styles.grid} mt-5 sm:mt-8 lg:mt-14`}>
        {services.map((service, index) => {
          const cell = cells[index] ?? 4
          return (
            <li key={service.slug} data-reveal {...(cell === 8 && { className: styles.wide })}>
              <ServiceCard service={service} cell={cell} />
            </li>
          )
        })}
        <li data-reveal>
          <Undecided />
        </li>
      </ul>
    </Section>
  )
}

function Undecided() {
  const { heading, line, link } = home.services.undecided
  return (
    <div className={styles.undecided}>
      <h3 className="font-semibold">{heading}</h3>
      <p className="text-sub font-semibold text-balance text-white">{line}</p>
      <a href={phoneHref(company.phone)} className={`${styles.phone} phone-display text-white`}>
        {company.phone}
      </a>
      <a
        href={withBase(linkPath(link))}
        className="text-link flex min-h-11 items-center font-semibold text-white"
      >
        {link.text}
      </a>
    </div>
  )
}
