import type { ServiceSlug } from './services/slugs'

/** Exactly n entries: a list of the wrong length does not compile. */
export type Exactly<N extends number, T, R extends readonly T[] = []> = R['length'] extends N
  ? R
  : Exactly<N, T, readonly [...R, T]>

/** Every page that can be linked to from a text. */
export type RouteId = 'home' | 'impressum' | 'datenschutz' | 'barrierefreiheit' | ServiceSlug

/** A piece of running text: plain, a link to one of our pages, or a link elsewhere (https:, mailto:, tel:). */
export type Inline = string | { text: string; route: RouteId } | { text: string; url: string }

/** One paragraph. Use the list form only where the paragraph contains a link. */
export type Paragraph = string | readonly Inline[]

export type PageMeta = {
  /** Title in the browser tab and in search results, without the company name: 60 characters at most. */
  title: string
  /** Text below the title in search results: 120 to 160 characters. */
  description: string
}

export type Statement = { title: string; text: string }
export type Question = { question: string; answer: string }

export type Service = {
  /** Address of the page and name of this file: `/werkschutz/`. */
  slug: ServiceSlug
  /** Place in every list of services; 10, 20, 30 … leaves room between. */
  position: number
  title: string
  /** The one line on cards and rows: 45 to 85 characters. */
  cardLine: string
  /** The sentence under the title of the page. */
  heroLine: string
  /** What the hero picture shows, for those who do not see it. */
  pictureAlt: string
  meta: PageMeta
  intro: { heading: string; paragraphs: readonly Paragraph[] }
  checklist: { heading: string; items: Exactly<4, Statement> }
  /** When this service is the right one, and which other one is right when it is not. */
  fit: {
    heading: string
    suits: readonly string[]
    otherwise: readonly { text: string; service: ServiceSlug }[]
  }
  /** What we need to know to write an offer. */
  offer: { heading: string; lead: string; needs: readonly string[] }
  /** Questions that buyers ask before they ask for an offer. Search engines are told the same ones (`FAQPage`). */
  faq: { heading: string; items: readonly Question[] }
  callUs: { heading: string; text: string }
  /** Services that are often ordered together with this one. */
  neighbours: Exactly<3, ServiceSlug>
}

export type HomeContent = {
  meta: PageMeta
  hero: { headline: string; lead: string; offer: string; services: string }
  welcome: { heading: string; paragraphs: Exactly<2, Paragraph> }
  keyFigures: { heading: string; note: string }
  services: { heading: string; lead: string }
  advantages: { heading: string; items: Exactly<4, Statement> }
  about: { heading: string; statement: string; columns: Exactly<2, Paragraph> }
  industries: { heading: string; lead: string; items: Exactly<9, { name: string; line: string }> }
  regions: { heading: string; lead: string; items: Exactly<6, { name: string; text: string }> }
  whyChooseUs: { heading: string; items: Exactly<6, Question>; link: string }
  careers: {
    heading: string
    lead: string
    work: { heading: string; items: Exactly<4, string> }
    needs: { heading: string; items: Exactly<4, string> }
    apply: { heading: string; text: string; link: string; subject: string }
  }
  contact: {
    heading: string
    consultation: {
      heading: string
      text: string
      phoneLabel: string
      emailLabel: string
      addressLabel: string
      /** Link to the company as a contact card for the address book. */
      contactCard: string
    }
    /** `deadline`: a sentence that says until when one hears from you, or null to promise nothing. OWNER: yours to decide. */
    next: { heading: string; steps: Exactly<3, string>; deadline: string | null }
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
