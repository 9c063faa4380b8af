import Link from 'next/link'
import { Icon } from '@/components/ui/Icon'
import { Container } from '@/components/ui/Section'
import { Wordmark } from '@/components/ui/Wordmark'
import { company, phoneHref, socialProfiles } from '@/content/company'
import { navigation } from '@/content/navigation'
import { ui } from '@/content/ui'
import { anchorPath } from '@/lib/anchors'
import { pathOf } from '@/lib/routes'
import { serviceOf } from '@/lib/services'
import { withBase } from '@/lib/site'
import { CompanyAddress } from './CompanyAddress'

const LINK = 'inline-flex min-h-11 items-center hover:text-white hover:underline'

export function SiteFooter() {
  const { footer } = navigation
  return (
    <footer data-ground="nacht" className="bg-nacht-950 py-16 text-nebel-200 print:hidden">
      <Container className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="flex flex-col items-start gap-5">
          <span className="text-white">
            <Wordmark name={company.shortName} />
          </span>
          <p className="max-w-72 text-nebel-400">{`${ui.footer.claim} ${ui.footer.founded}`}</p>
          <CompanyAddress />
          <div className="flex flex-col items-start">
            <a href={phoneHref(company.phone)} className={`${LINK} tabular-nums`}>
              {company.phone}
            </a>
            <a href={`mailto:${company.email}`} className={LINK}>
              {company.email}
            </a>
          </div>
          <SocialIcons />
        </div>
        <nav aria-label={footer.services.heading}>
          <FooterHeading>{footer.services.heading}</FooterHeading>
          <ul>
            {footer.services.slugs.map((slug) => (
              <li key={slug}>
                <Link href={pathOf(slug)} prefetch={false} className={LINK}>
                  {serviceOf(slug).title}
                </Link>
              </li>
            ))}
            <li>
              <a href={withBase(anchorPath('services'))} className={LINK}>
                {footer.services.all}
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-label={footer.company.heading}>
          <FooterHeading>{footer.company.heading}</FooterHeading>
          <ul>
            {footer.company.links.map(({ anchor, label }) => (
              <li key={anchor}>
                <a href={withBase(anchorPath(anchor))} className={LINK}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={footer.legal.heading}>
          <FooterHeading>{footer.legal.heading}</FooterHeading>
          <ul>
            {footer.legal.links.map(({ route, label }) => (
              <li key={route}>
                <Link href={pathOf(route)} prefetch={false} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </footer>
  )
}

function FooterHeading({ children }: { children: string }) {
  return <h2 className="mb-2 text-label font-medium text-nebel-400">{children}</h2>
}

/** A profile without an address is a picture only: no link, no focus, nothing announced. */
function SocialIcons() {
  return (
    <div className="-ml-2.5 flex">
      {socialProfiles.map(({ icon, name, href }) =>
        href === null ? (
          <span key={icon} className="grid size-11 place-items-center text-nebel-400">
            <Icon name={icon} />
          </span>
        ) : (
          <a
            key={icon}
            href={href}
            rel="noopener"
            className="grid size-11 place-items-center hover:text-white"
          >
            <Icon name={icon} />
            <span className="sr-only">{name}</span>
          </a>
        ),
      )}
    </div>
  )
}
