/** A further number, dialled where it is shown. */
export type FurtherPhone = {
  /** What it is for: `Notruf der Leitstelle`, `Büro Lübeck`. */
  label: string
  /** As printed. */
  number: string
  /** When calls are answered: `täglich 18 bis 6 Uhr`. */
  hours?: string
  /** Called when something happens: it is also in the bar on phones and on the page for wrong addresses. */
  emergency?: boolean
}

/** Days of the week in schema.org's order. */
export type OpeningDay = 'Mo' | 'Di' | 'Mi' | 'Do' | 'Fr' | 'Sa' | 'So'

/** One span of the week: `{ days: ['Mo', 'Di'], from: '08:00', to: '17:00' }`. */
export type OpeningHours = { days: readonly OpeningDay[]; from: string; to: string }
/** How much one works, and for how long. */
export type Employment = 'FULL_TIME' | 'PART_TIME' | 'MINIJOB' | 'TEMPORARY' | 'OTHER'

export type Job = {
  /** Name of its page: `/karriere/objektschutz-nacht/`. Small letters, digits, hyphens. */
  slug: string
  title: string
  /** Two or three sentences; a page of its own shows them. */
  text: string
  tasks: readonly string[]
  needs: readonly string[]
  /** Town and postal code where one works. */
  town: string
  postalCode: string
  /** One, or what may be chosen: `['FULL_TIME', 'PART_TIME']`. */
  employment: Employment | readonly Employment[]
  /** Published, and until when one may apply: year-month-day. A release refuses an offer that has ended. */
  posted: string
  validThrough: string
  /** Per hour, gross, in euros. Without `to` it says 'ab'. */
  wage?: { from: number; to?: number }
}

/** What only some companies have. Each part is invisible where it is missing or empty. */
export type Extras = {
  phones?: readonly FurtherPhone[]
  /** Number of the company's WhatsApp, as printed. Shown as a plain link. */
  whatsapp?: string
  openingHours?: readonly OpeningHours[]
  branches?: readonly { name: string; street: string; postalCode: string; city: string; phone?: string }[]
  /** The partner of a GmbH & Co. KG that is liable, with its own register. */
  generalPartner?: { legalName: string; registerCourt: string; registerNumber: string }
  certificates?: readonly { name: string; number?: string; issuer: string; validUntil: string }[]
  memberships?: readonly { name: string; href?: string }[]
  /** `permission`: who allowed it and when; it is not shown, and a reference without it is refused. */
  references?: readonly { client: string; text: string; permission: string }[]
  jobs?: readonly Job[]
  /** Whether the film of the sample is shown above the regions. */
  film?: boolean
  photoCredits?: readonly { pictures: string; credit: string }[]
  /** Address where an appointment can be booked. */
  booking?: string
  /**
   * Old addresses of an earlier site and where they lead: `{ from: '/leistungen.html', to: '/#services' }`. Below the folder of
   * the website, where it lies in one (`BASE_PATH`).
   */
  redirects?: readonly { from: string; to: `/${string}` }[]
  /** Day of the privacy notice: year-month-day. */
  privacyAsOf?: string
  /** Day on which the owner has gone through the statement of accessibility: year-month-day. Without it, the template's own. */
  accessibilityAsOf?: string
  /** Languages spoken beside German: `['Englisch']`. */
  languages?: readonly string[]
  /** Who works there: name, task, and how one reaches this person. `slug` names the portrait, where there is one. */
  team?: readonly { name: string; task: string; phone?: string; email?: string; slug?: string }[]
  /** The one colour that is the company's: `#c8102e`. Its forms for dark and light ground are reckoned from it. */
  accent?: string
}

/** OWNER: fill in what you have; leave out the rest. */
export const extras: Extras = { film: true }
