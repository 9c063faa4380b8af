import type { Locator, Page } from '@playwright/test'
import { forms } from '@/content/forms'
import { home } from '@/content/home'
import type { Land } from '@/content/laender'
import { navigation } from '@/content/navigation'
import { examplePlan } from '@/content/planning/examplePlan'
import { serviceOf } from '@/content/services'
import type { ServiceSlug } from '@/content/services/slugs'
import { ui } from '@/content/ui'
import { writePlan } from '@/desk/hours/link'
import { OFFER_ATTRIBUTE } from '@/lib/both/offerTrigger'
import { hyphenate } from '@/lib/server/hyphenate'

/*
 * Parts of the pages, found as visitors find them: by their role and the words of `content/`.
 */

type HeaderAnchor = (typeof navigation.header)[number]['anchor']

/** The button of the home page's hero that opens the offer dialog. */
export function offerButtonOf(page: Page): Locator {
  return page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { level: 1 }) })
    .getByRole('link', { name: home.hero.offer })
}

/** Whatever opens the offer dialog of the page at this width. */
export function anyOfferButtonOf(page: Page): Locator {
  return page.locator(`a[${OFFER_ATTRIBUTE}]`).filter({ visible: true }).first()
}

/** A button of a service page that opens the offer dialog with the service's name: in its hero, or at its end. */
export function requestButtonOf(page: Page, place: 'first' | 'last'): Locator {
  return page.getByRole('main').getByRole('link', { name: ui.requestOffer })[place]()
}

export function offerDialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: forms.offer.heading })
}

export function offerFormOf(page: Page): Locator {
  return page.getByRole('form', { name: forms.offer.heading })
}

export function contactFormOf(page: Page): Locator {
  return page.getByRole('form', { name: home.contact.form.heading })
}

/** A link to a service by its title, as the cards of the home page and the list in the header have them. */
export function serviceLinkOf(place: Locator, slug: ServiceSlug): Locator {
  return place.getByRole('link', { name: hyphenate(serviceOf(slug).title) })
}

/** The list of services on the home page. */
export function servicesOf(page: Page): Locator {
  return page.getByRole('region', { name: home.services.heading })
}

/** The card of a service in that list. */
export function serviceCardOf(page: Page, slug: ServiceSlug): Locator {
  return serviceLinkOf(servicesOf(page), slug)
}

/** A link of the header, or of its menu on phones, to a section of the home page. */
export function sectionLinkOf(place: Locator, section: HeaderAnchor): Locator {
  const name = navigation.header.find(({ anchor }) => anchor === section)?.label ?? section
  return place.getByRole('link', { name, exact: true })
}

export function menuToggleOf(page: Page): Locator {
  return page.getByRole('button', { name: ui.menuToggle })
}

export function menuOf(page: Page): Locator {
  return page.getByRole('navigation', { name: ui.mainNavigation })
}

/**
 * Fragment of the gate's plan, as the calculator writes it: 5,712 hours in Rhineland-Palatinate, 5,700 in Hesse. Counted by hand:
 * 8,760 hours of 2027 less twelve on each working day, of which there are 261 from Monday to Friday less six holidays in Hesse
 * (seven in Rhineland-Palatinate, where All Saints is a Monday).
 */
export const planIn = (land: Land) =>
  `#${writePlan({
    land,
    period: { kind: 'year', year: 2027 },
    night: 23,
    posts: examplePlan.posts,
  })}`
