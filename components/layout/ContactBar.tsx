import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { anchorPath } from '@/content/anchors'
import { company } from '@/content/company'
import { extras } from '@/content/extras'
import { ui } from '@/content/ui'
import { offerTrigger } from '@/lib/both/offerTrigger'
import { withBase } from '@/lib/both/withBase'
import { phoneHref } from '@/lib/server/phone'

type Props = {
  /** Service that the offer request shall name. */
  service?: string
  /** What follows the hero, up to where the bar must be gone: it never covers a form or the footer. */
  children: ReactNode
}

/** With an emergency number there are three ways. Where text is very large (app/largeText.css) their words stay whole. */
const THREE = 'grid-cols-[1fr_1fr_1.35fr] max-[17rem]:text-[0.65rem]'

/**
 * On phones a bar with the two ways to reach us stands at the bottom, once the hero's end is in the upper half of the screen.
 * Plain CSS: it is fixed, and seen through the rail, which begins half a screen below that end and ends with what follows the hero;
 * what comes next slides over it. With the focus in it all of it is seen (WCAG 2.4.11).
 * In a very low window (400 % zoom) it waits at the rail's end, as it would take a quarter of what is read.
 */
export function WithContactBar({ service, children }: Props) {
  const emergency = extras.phones?.find((phone) => phone.emergency)
  return (
    <div className="relative">
      {children}
      <div className="contact-rail">
        <nav aria-label={ui.contactBar} className={emergency ? `contact-bar ${THREE}` : 'contact-bar'}>
          <a href={phoneHref(company.phone)}>
            <Icon name="phone" className={emergency ? 'size-5 max-[17rem]:hidden' : 'size-5'} />
            {ui.call}
          </a>
          {emergency && (
            <a href={phoneHref(emergency.number)} className="border-l border-nacht-700">
              {ui.emergency}
              <span className="sr-only">{`– ${emergency.label}, ${emergency.number}`}</span>
            </a>
          )}
          <a href={withBase(anchorPath('contact'))} {...offerTrigger(service)} className="contact-offer">
            {ui.contactBarOffer}
          </a>
        </nav>
      </div>
    </div>
  )
}
