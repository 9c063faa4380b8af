import { Icon } from '@/components/ui/Icon'
import { company } from '@/content/company'
import { ui } from '@/content/ui'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { phoneHref } from '@/lib/server/phone'
import { CompanyLogo, hasLongName } from './CompanyLogo'
import styles from './SiteHeader.module.css'
import { SiteMenu } from './SiteMenu'

/** In a very low window (400 % zoom) the header scrolls away, as it would take a quarter of the reading area. */
export function SiteHeader() {
  return (
    <header
      data-surface="nacht"
      className={`${styles.header} fixed [@media(height<20rem)]:absolute inset-x-0 top-0 z-40 h-header text-nebel-200 print:hidden`}
    >
      <div
        {...(hasLongName && { 'data-long': '' })}
        className={`${styles.row} mx-auto flex h-full max-w-page items-center gap-4 px-gutter`}
      >
        <a href={withBase(pathOf('home'))} className="mr-auto flex min-h-11 items-center text-white">
          <CompanyLogo name={company.shortName} isFirst />
          <span className="sr-only">{`– ${ui.homeLink}`}</span>
        </a>
        <a href={phoneHref(company.phone)} className="grid size-12 place-items-center text-white lg:hidden">
          <Icon name="phone" />
          <span className="sr-only">{ui.callNumber(company.phone)}</span>
        </a>
        <SiteMenu />
      </div>
    </header>
  )
}
