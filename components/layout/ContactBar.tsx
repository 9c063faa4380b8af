import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { anchorPath } from '@/content/anchors'
import { company } from '@/content/company'
import { type Extras, extras } from '@/content/extras'
import { ui } from '@/content/ui'
import { offerTrigger } from '@/lib/both/offerTrigger'
import { withBase } from '@/lib/both/withBase'
import { isAlwaysAnswered } from '@/lib/server/emergency'
import { phoneHref } from '@/lib/server/phone'
import styles from './ContactBar.module.css'

type Props = {
  /** Service to name in the offer request. */
  service?: string
  /** The content after the hero; the bar ends with it and never covers a form or the footer. */
  children: ReactNode
}

/**
 * On phones a bar at the bottom with telephone and offer, once the end of the hero is in the upper half of the screen. In plain CSS:
 * it is fixed and visible through the rail, which starts half a screen below that end and ends with the children; later content
 * slides over it. While it has the focus, all of it is visible (WCAG 2.4.11). In a very low window (400 % zoom) it stays at the
 * rail's end, as it would take a quarter of the reading area.
 */
export function WithContactBar({ service, children }: Props) {
  const emergency = extras.phones?.find((phone) => phone.emergency)
  return (
    <div className="relative">
      {children}
      <div className={`${styles.rail} lg:hidden print:hidden`}>
        <nav
          data-part="contact-bar"
          data-surface="nacht"
          aria-label={ui.contactBar}
          className={emergency ? `${styles.bar} ${styles.three}` : styles.bar}
        >
          <a href={phoneHref(company.phone)} className="gap-2">
            <Icon name="phone" className={emergency ? 'size-5 max-[17rem]:hidden' : 'size-5'} />
            {ui.call}
          </a>
          {emergency && (
            <a href={phoneHref(emergency.number)} className="flex-col border-l border-nacht-700 px-1">
              <EmergencyName phone={emergency} />
            </a>
          )}
          <a href={withBase(anchorPath('contact'))} {...offerTrigger(service)} className={styles.offer}>
            {ui.contactBarOffer}
          </a>
        </nav>
      </div>
    </div>
  )
}

/** Longer hours would fill the bar: there only screen readers hear them, and the contact section shows them. */
const MOST_HOURS = 24

/** An emergency call where it is always answered; else what the owner calls it, and when it is answered. */
function EmergencyName({
  phone: { label, hours, number },
}: {
  phone: NonNullable<Extras['phones']>[number]
}) {
  if (isAlwaysAnswered(hours)) {
    return (
      <>
        {ui.emergency}
        <span className="sr-only">{`– ${label}, ${number}`}</span>
      </>
    )
  }
  return (
    <>
      <span className="line-clamp-2 w-full text-[0.8em] text-balance hyphens-auto wrap-anywhere">
        {label}
      </span>
      {hours && (
        <span className={hours.length <= MOST_HOURS ? 'text-[0.7em] font-normal text-balance' : 'sr-only'}>
          {hours}
        </span>
      )}
      <span className="sr-only">{number}</span>
    </>
  )
}
