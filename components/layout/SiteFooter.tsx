import { Container } from '@/components/ui/Section'
import { anchorPath } from '@/content/anchors'
import { company } from '@/content/company'
import { navigation } from '@/content/navigation'
import { serviceOf, services } from '@/content/services'
import { ui } from '@/content/ui'
import { mailto } from '@/lib/both/mailto'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { hyphenate } from '@/lib/server/hyphenate'
import { phoneHref } from '@/lib/server/phone'
import { CompanyAddress } from './CompanyAddress'
import { CompanyLogo } from './CompanyLogo'
import { FurtherWays } from './FurtherWays'
import { OfficeHours } from './OfficeHours'
import styles from './SiteFooter.module.css'
import { SocialIcons } from './SocialIcons'

export function SiteFooter() {
  const { footer } = navigation
  return (
    <footer
      data-surface="nacht"
      className={`${styles.footer} bg-nacht-800 py-same text-nebel-200 lg:pt-new print:hidden`}
    >
      <Container className="grid grid-cols-[3fr_2fr] gap-x-5 gap-y-6 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-12">
        <div className="relative col-span-2 flex flex-col items-start gap-3 lg:col-span-5 lg:row-span-2 lg:gap-4">
          <span className="text-white">
            <CompanyLogo name={company.shortName} />
          </span>
          <p className="max-w-72">{`${ui.footer.claim} ${ui.footer.founded}`.trim()}</p>
          <CompanyAddress />
          <div className={`${styles.ways} flex flex-wrap gap-x-5 sm:flex-col sm:items-start`}>
            <a href={phoneHref(company.phone)} className="text-sub font-semibold text-white max-sm:w-full">
              {company.phone}
            </a>
            <OfficeHours className="max-sm:w-full" />
            <FurtherWays />
            <a href={mailto(company.email)}>{company.email}</a>
          </div>
          <SocialIcons />
        </div>
        <nav aria-label={footer.services.heading} className="lg:col-span-4 lg:col-start-6">
          <FooterHeading>{footer.services.heading}</FooterHeading>
          <ul>
            {footer.services.slugs.map((slug) => (
              <li key={slug}>
                <a href={withBase(pathOf(slug))}>{hyphenate(serviceOf(slug).title)}</a>
              </li>
            ))}
            {services.length > footer.services.slugs.length && (
              <li>
                <a href={withBase(anchorPath('services'))}>{footer.services.all}</a>
              </li>
            )}
          </ul>
        </nav>
        <nav aria-label={footer.company.heading} className="lg:col-span-3 lg:col-start-10">
          <FooterHeading>{footer.company.heading}</FooterHeading>
          <ul>
            {footer.company.links.map(({ anchor, label }) => (
              <li key={anchor}>
                <a href={withBase(anchorPath(anchor))}>{label}</a>
              </li>
            ))}
            {[footer.company.area, footer.company.desk].map(({ route, label }) => (
              <li key={route}>
                <a href={withBase(pathOf(route))}>{hyphenate(label)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={footer.legal.heading} className="col-span-2 lg:col-span-7 lg:col-start-6">
          <FooterHeading>{footer.legal.heading}</FooterHeading>
          <ul className="flex flex-wrap gap-x-5 max-sm:justify-between lg:gap-x-8">
            {footer.legal.links.map(({ route, label }) => (
              <li key={route}>
                <a href={withBase(pathOf(route))}>{hyphenate(label)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </footer>
  )
}

function FooterHeading({ children }: { children: string }) {
  return <h2 className="mb-2 text-label font-medium">{children}</h2>
}
