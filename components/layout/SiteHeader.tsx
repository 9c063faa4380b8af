import { Icon } from '@/components/ui/Icon'
import { Thumbnail } from '@/components/ui/Picture'
import { anchorPath } from '@/content/anchors'
import { company } from '@/content/company'
import { navigation } from '@/content/navigation'
import { services } from '@/content/services'
import { MOST } from '@/content/services/most'
import { ui } from '@/content/ui'
import { offerTrigger } from '@/lib/both/offerTrigger'
import { MENU_ID, SERVICES_ID } from '@/lib/both/pageParts'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { hyphenate } from '@/lib/server/hyphenate'
import { phoneHref } from '@/lib/server/phone'
import { CompanyLogo } from './CompanyLogo'

/**
 * One list of links in two layouts: a row on desktops, a native popover that covers the screen on phones. The list of
 * services is part of it on phones, and a separate popover on desktops, whose pictures load only when it opens.
 * The popover opens, closes on Escape and returns the focus without any script.
 * In a very low window (400 % zoom) the header scrolls away, as it would take a quarter of the reading area.
 * Links to sections are plain `<a>`: a second click on a Next link with the same hash does nothing (next.js #96500).
 */
export function SiteHeader() {
  const { desk } = navigation.footer.company
  const isPictured = services.length <= MOST.pictured
  const phone = (
    <a
      href={phoneHref(company.phone)}
      className="flex min-h-11 items-center font-medium tabular-nums hover:text-white"
    >
      {company.phone}
    </a>
  )
  return (
    <header className="site-header fixed [@media(height<20rem)]:absolute inset-x-0 top-0 z-40 h-header text-nebel-200 print:hidden">
      <div className="site-header-row flex h-full items-center gap-4">
        <a href={withBase(pathOf('home'))} className="mr-auto flex min-h-11 items-center text-white">
          <CompanyLogo name={company.shortName} isFirst />
          <span className="sr-only">{`– ${ui.homeLink}`}</span>
        </a>
        <a href={phoneHref(company.phone)} className="grid size-12 place-items-center text-white lg:hidden">
          <Icon name="phone" />
          <span className="sr-only">{ui.callNumber(company.phone)}</span>
        </a>
        <button
          type="button"
          popoverTarget={MENU_ID}
          className="menu-toggle -mr-3 grid size-12 place-items-center text-white lg:hidden"
        >
          <Icon name="menu" className="when-closed size-7" />
          <Icon name="close" className="when-open size-7" />
          <span className="sr-only">{ui.menuToggle}</span>
        </button>
        <nav id={MENU_ID} popover="auto" aria-label={ui.mainNavigation} className="site-menu">
          <ul className="menu-anchors">
            {navigation.header.map(({ anchor, label }) => (
              <li key={anchor} className="flex items-center">
                <a
                  href={withBase(anchorPath(anchor))}
                  className="flex min-h-12 items-center text-sub font-medium hover:text-white lg:min-h-11 lg:text-nav lg:tracking-normal"
                >
                  {label}
                </a>
                {anchor === 'services' && (
                  <button
                    type="button"
                    popoverTarget={SERVICES_ID}
                    className="services-toggle -mr-2 grid h-11 w-7 place-items-center hover:text-white max-lg:hidden"
                  >
                    <Icon name="down" className="size-4" />
                    <span className="sr-only">{ui.servicesToggle}</span>
                  </button>
                )}
              </li>
            ))}
            <li className="lg:hidden">
              <a
                href={withBase(pathOf(desk.route))}
                className="flex min-h-12 items-center text-sub font-medium hover:text-white"
              >
                {desk.label}
              </a>
            </li>
          </ul>
          <ul
            id={SERVICES_ID}
            popover="auto"
            className={isPictured ? 'menu-services' : 'menu-services menu-words'}
          >
            {services.map(({ slug, title }) => (
              <li key={slug}>
                <a href={withBase(pathOf(slug))} className="menu-service">
                  {isPictured && <Thumbnail name={`service/${slug}`} />}
                  {hyphenate(title)}
                </a>
              </li>
            ))}
          </ul>
          <div className="menu-reach">
            <span className="text-sub lg:text-nav lg:tracking-normal">{phone}</span>
            <a
              href={withBase(anchorPath('contact'))}
              className="button-header inline-flex min-h-12 items-center justify-center rounded border px-5 font-semibold lg:min-h-11 lg:text-nav"
            >
              {ui.firstConsultation}
            </a>
            <a
              href={withBase(anchorPath('contact'))}
              {...offerTrigger()}
              className="inline-flex min-h-12 items-center justify-center rounded bg-accent-ground px-5 font-semibold text-accent-label lg:hidden"
            >
              {ui.contactBarOffer}
            </a>
          </div>
        </nav>
      </div>
    </header>
  )
}
