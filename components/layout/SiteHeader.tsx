import Link from 'next/link'
import { Icon } from '@/components/ui/Icon'
import { Wordmark } from '@/components/ui/Wordmark'
import { company, phoneHref } from '@/content/company'
import { home } from '@/content/home'
import { navigation } from '@/content/navigation'
import { ui } from '@/content/ui'
import { anchorPath } from '@/lib/anchors'
import { offerTrigger } from '@/lib/offerTrigger'
import { pathOf } from '@/lib/routes'
import { withBase } from '@/lib/site'
import { MenuBehaviour } from './MenuBehaviour'
import { MENU_ID } from './menuId'

/**
 * One list of links in two layouts: a row on desktops, a native popover that covers the screen on phones.
 * The popover opens, closes on Escape and gives the focus back without any script.
 * In a very low window (400 % zoom) it scrolls away: it would take a quarter of what is read.
 * Links to sections are plain `<a>`: a second click on a Next link with the same hash does nothing (next.js #96500).
 */
export function SiteHeader() {
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
      <div className="mx-auto flex h-full max-w-page items-center gap-4 px-5 md:px-8">
        <Link
          href={pathOf('home')}
          prefetch={false}
          className="mr-auto flex min-h-11 items-center text-white"
        >
          <Wordmark name={company.shortName} />
          <span className="sr-only">{`– ${ui.homeLink}`}</span>
        </Link>
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
          <ul className="flex flex-col lg:flex-row lg:gap-7">
            {navigation.header.map(({ anchor, label }) => (
              <li key={anchor}>
                <a
                  href={withBase(anchorPath(anchor))}
                  className="flex min-h-14 items-center text-[2rem] font-medium tracking-tight hover:text-white lg:min-h-11 lg:text-base lg:tracking-normal"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-auto flex flex-col gap-3 lg:mt-0 lg:flex-row lg:items-center lg:gap-7">
            <span className="text-2xl lg:text-base">{phone}</span>
            <a
              href={withBase(anchorPath('contact'))}
              className="button-header inline-flex min-h-12 items-center justify-center rounded border px-5 font-semibold lg:min-h-11"
            >
              {ui.firstConsultation}
            </a>
            <a
              href={withBase(anchorPath('contact'))}
              {...offerTrigger()}
              className="inline-flex min-h-12 items-center justify-center rounded bg-bernstein-400 px-5 font-semibold text-tinte lg:hidden"
            >
              {home.hero.offer}
            </a>
          </div>
        </nav>
      </div>
      <MenuBehaviour />
    </header>
  )
}
