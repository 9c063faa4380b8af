import type { Exactly } from './exactly'
import type { Figure } from './figure'
import type { Post } from './planning/post'
import type { DeskId } from './planning/routes'
import type { Plan } from './planning/types'
import type { ServiceSlug } from './services/slugs'

/** Page of a job offer. */
export type JobId = `karriere/${string}`

/** Every page that can be linked to from a text. */
export type RouteId =
  | 'home'
  | 'einsatzgebiet'
  | 'impressum'
  | 'datenschutz'
  | 'barrierefreiheit'
  | ServiceSlug
  | DeskId
  | JobId

/** Link to one of our pages. `at`: the id there. */
export type PageLink = { text: string; route: RouteId; at?: string }

/** A piece of running text: plain, a link to one of our pages, or a telephone number or e-mail address as printed. */
export type Inline = string | PageLink | { phone: string } | { email: string }

/** One paragraph. Use the list form only where the paragraph contains a link. */
export type Paragraph = string | readonly Inline[]

export type PageMeta = {
  /** Title in the browser tab and in search results, without the company name: 60 characters at most. */
  title: string
  /** Text below the title in search results: 120 to 155 characters. */
  description: string
}

type Statement = { title: string; text: string }
/** `more`: the page that answers it in full. */
type Question = { question: string; answer: string; more?: PageLink }

/** What every page of the desk has. */
export type DeskPage = {
  meta: PageMeta
  /** Its name in lists, menus and above the titles of the others. */
  name: string
  heading: string
  lead: Paragraph
  /** Of a page that states the law: as of when. */
  lawAsOf?: string
}

/** The parts between the hero of a service page and its sheet. */
export type ServicePart = 'intro' | 'watch' | 'checklist' | 'figure'

export type Service = {
  /** Address of the page and name of this file: `/werkschutz/`. */
  slug: ServiceSlug
  title: string
  /** The small line below the title, and with it part of the h1: the words that people type. */
  search?: string
  /** The one line on cards and rows: 45 to 85 characters. */
  cardLine: string
  /** The word for it in the site's first sentence: what is guarded (`Werk`), or with `beside` a work beside guarding (`Reinigung`). */
  keyword: string
  beside?: true
  /** The sentence under the title: the situation, and what we do in it. */
  heroLine: string
  /** What the hero picture shows, for those who do not see it. */
  pictureAlt: string
  /** Place and time at which the hero picture might have been taken: `Tor, 21:40\u00a0Uhr`. With a watch, within its shift. */
  pictureCaption?: string
  meta: PageMeta
  /** Its parts in the order of this page. It is night until the watch has seen the morning; figures are drawn for the day. */
  parts: readonly ServicePart[]
  intro: { heading: string; paragraphs: readonly Paragraph[] }
  /** Exactly four things that this service does. The log shows them done. */
  checklist: { heading: string; items: Exactly<4, Statement> }
  /** What the log does not tell, no other page has and a buyer would keep. */
  figure?: Figure
  /** When this service is the right one, which other one is right when it is not, and what we have to know for an offer. */
  fit: {
    suits: readonly string[]
    otherwise: readonly { text: string; service: ServiceSlug }[]
    needs: readonly string[]
  }
  /**
   * What a buyer asks first, in a few words: who may do this job by section 34a GewO, and of what a price is made.
   * `permit: false`: a trade that needs none; to name the permit beside it would mislead (section 5 UWG).
   */
  buyer: { qualification: string; price: string; permit?: false }
  /** Questions that buyers ask before they ask for an offer. Search engines get the same ones (`FAQPage`). */
  faq: { heading: string; items: readonly Question[] }
  callUs: { heading: string; text: string }
  /** Ways to the calculator of hours: with posts or a whole plan of a year to begin with, to the one of areas, or to its rules. */
  planning?: readonly ({ text: string } & (
    | { posts: readonly Post[] }
    | { planIn: (year: number) => Plan }
    | { part: 'reinigung' | 'regeln' }
  ))[]
}

/** `service`: the page that a visitor of this industry is led to. */
type Industry = { name: string; line: string; service: ServiceSlug }

export type HomeContent = {
  meta: PageMeta
  /** `search`: the line above the headline, and with it part of the h1: the words that people type. */
  hero: { search: string; headline: string; lead: string; offer: string; services: string }
  /** `caption`, here and below: what the picture shows. */
  welcome: { heading: string; paragraphs: readonly Paragraph[]; caption: string }
  /** `more`: opens what a figure counts, where that is more than a line. */
  keyFigures: { heading: string; more: string }
  services: {
    heading: string
    lead: Paragraph
    /** The way to the desk. */
    planning: Paragraph
    /** The last cell: for those who do not know yet which of them they need. */
    undecided: { heading: string; line: string; link: PageLink }
  }
  advantages: {
    heading: string
    items: Exactly<4, Statement>
    /** Above the moments of the watches, by how many there are. */
    moments: { heading: (entries: number) => string }
  }
  about: {
    heading: string
    statement: string
    columns: Exactly<2, Paragraph>
    caption: string
    /** Above the people of the owner's record; not there without any. */
    team: { heading: string }
  }
  industries: {
    heading: string
    items: readonly Industry[]
  }
  /** `all`: the way to all of them, where they are too many to be named. */
  regions: { heading: string; lead: string; all: (count: number) => string }
  whyChooseUs: { heading: string; reasons: readonly string[]; items: Exactly<6, Question>; link: string }
  /** Lines of the owner's record, where it is filled in. `note`: that they are the sample's. */
  terms: { heading: string; note: string | null; rows: readonly { label: string; value: string }[] }
  /** Above the clients that allowed to be named; not there without any. */
  references: { heading: string }
  careers: {
    heading: string
    lead: string
    work: { heading: string; items: readonly string[] }
    needs: { heading: string; items: readonly string[] }
    apply: { heading: string; text: string; link: string; subject: string }
  }
  contact: {
    heading: string
    /** The way to the desk, for visitors who want to reckon first. */
    planning: Paragraph
    /** Who reads enquiries, where the company's record names no person. */
    answerer: string
    consultation: {
      heading: string
      text: string
      phoneLabel: string
      emailLabel: string
      addressLabel: string
      /** Link to the company as a contact card for the address book. */
      contactCard: string
      /** Names of what only some companies have (`extras`). */
      booking: string
      branchesLabel: string
      languages: (names: string) => string
    }
    /** `deadline`: a sentence that says until when you reply, or null to promise nothing. OWNER: yours to decide. */
    next: { heading: string; steps: readonly string[]; deadline: string | null }
    form: { heading: string; lead: string }
  }
}

/** A legal page: headed blocks of paragraphs, lists and label/value rows. */
export type LegalBlock =
  | { kind: 'text'; paragraph: Paragraph }
  | { kind: 'list'; items: readonly Paragraph[] }
  | { kind: 'rows'; rows: readonly { label: string; value: Paragraph }[] }

export type LegalPage = {
  meta: PageMeta
  heading: string
  lead: string
  sections: readonly { id: string; heading: string; blocks: readonly LegalBlock[] }[]
}
