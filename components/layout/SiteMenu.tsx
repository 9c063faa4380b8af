import { Icon } from '@/components/ui/Icon'
import { anchorPath } from '@/content/anchors'
import { company } from '@/content/company'
import { navigation } from '@/content/navigation'
import { ui } from '@/content/ui'
import { offerTrigger } from '@/lib/both/offerTrigger'
import { MENU_ID, SERVICES_ID } from '@/lib/both/pageParts'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { phoneHref } from '@/lib/server/phone'
import { ServiceMenu } from './ServiceMenu'
import styles from './SiteMenu.module.css'

/**
 * One list of links in two layouts: a row on desktops, a native popover that covers the screen on phones, with its button. The
 * popover opens, closes on Escape and returns the focus without any script.
 * Links to sections are plain `<a>`: a second click on a Next link with the same hash does nothing (next.js #96500).
 */
export function SiteMenu() {
  const { desk } = navigation.footer.company
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className={`${styles.toggle} -mr-3 grid size-12 place-items-center text-white lg:hidden`}
      >
        <Icon name="menu" className="size-7" />
        <Icon name="close" className="size-7" />
        <span className="sr-only">{ui.menuToggle}</span>
      </button>
      <nav id={MENU_ID} popover="auto" aria-label={ui.mainNavigation} className={styles.menu}>
        <ul className={styles.anchors}>
          {navigation.header.map(({ anchor, label }) => (
            <li key={anchor} className="flex items-center">
              <a href={withBase(anchorPath(anchor))} className="hover:text-white">
                {label}
              </a>
              {anchor === 'services' && (
                <button
                  type="button"
                  popoverTarget={SERVICES_ID}
                  className="-mr-2 grid h-11 w-7 place-items-center hover:text-white max-lg:hidden"
                >
                  <Icon name="down" className="size-4" />
                  <span className="sr-only">{ui.servicesToggle}</span>
                </button>
              )}
            </li>
          ))}
          <li className="lg:hidden">
            <a href={withBase(pathOf(desk.route))} className="hover:text-white">
              {desk.label}
            </a>
          </li>
        </ul>
        <ServiceMenu />
        <div className={styles.reach}>
          <span className="text-sub lg:text-nav lg:tracking-normal">
            <a
              href={phoneHref(company.phone)}
              className="flex min-h-11 items-center font-medium tabular-nums hover:text-white"
            >
              {company.phone}
            </a>
          </span>
          <a
            href={withBase(anchorPath('contact'))}
            className={`${styles.consultation} inline-flex min-h-12 items-center justify-center rounded border border-nebel-600 px-5 font-semibold lg:min-h-11 lg:text-nav`}
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
    </>
  )
}
