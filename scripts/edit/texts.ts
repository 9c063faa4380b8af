import { type ComponentSchema, fields } from '@keystatic/core'
import { faultOf } from './fault'
import { linesField, textField } from './TextInput'

/** What is no text to be read: addresses, kinds, drawings, and what the records say. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'at',
  'days',
  'figure',
  'from',
  'kind',
  'land',
  'part',
  'parts',
  'plan',
  'posts',
  'route',
  'rows',
  'service',
  'slug',
  'to',
])

/** What the parts of a page are called. */
const LABELS: Readonly<Record<string, string>> = {
  about: 'Über uns',
  addressLabel: 'Wort für die Anschrift',
  advantages: 'So arbeiten wir',
  answer: 'Antwort',
  answerer: 'Wer antwortet',
  apply: 'Bewerbung',
  booking: 'Link zur Terminbuchung',
  branchesLabel: 'Wort für weitere Standorte',
  buyer: 'Angebot',
  callUs: 'Anruf',
  caption: 'Zeile am Bild',
  cardLine: 'Zeile auf Karten',
  careers: 'Karriere',
  checklist: 'Vier Punkte',
  columns: 'Absätze',
  consultation: 'Erstgespräch',
  contact: 'Kontakt',
  contactCard: 'Link zum Adressbuch',
  deadline: 'Bis wann Sie antworten',
  description: 'Text in Suchergebnissen',
  elsewhere: 'Andere Orte',
  emailLabel: 'Wort für die E-Mail-Adresse',
  facts: 'Tatsachen',
  faq: 'Fragen und Antworten',
  fit: 'Passt, wenn …',
  form: 'Formular',
  heading: 'Überschrift',
  headline: 'Überschrift',
  hero: 'Ganz oben',
  heroLine: 'Satz unter der Überschrift',
  hoursLabel: 'Wort für die Bürozeiten',
  industries: 'Branchen',
  intro: 'Einleitung',
  items: 'Punkte',
  keyFigures: 'Zahlen',
  keyword: 'Wort im ersten Satz der Startseite',
  label: 'Bezeichnung',
  lead: 'Vorspann',
  line: 'Zeile',
  link: 'Link',
  meta: 'Für Suchmaschinen',
  moments: 'Aus den Wachbüchern',
  more: 'Link',
  name: 'Name',
  needs: 'Was Sie für ein Angebot brauchen',
  next: 'Wie es weitergeht',
  offer: 'Schaltfläche für ein Angebot',
  otherwise: 'Sonst passt',
  paragraphs: 'Absätze',
  phoneLabel: 'Wort für das Telefon',
  pictureAlt: 'Was das Bild zeigt',
  pictureCaption: 'Zeile am Bild',
  planning: 'Planung',
  price: 'So entsteht der Preis',
  qualification: 'Nötiger Nachweis',
  question: 'Frage',
  reasons: 'Gründe',
  references: 'Referenzen',
  regions: 'Einsatzgebiet',
  search: 'Wie man Sie sucht',
  services: 'Leistungen',
  statement: 'Leitsatz',
  steps: 'Schritte',
  subject: 'Betreff',
  suits: 'Passt, wenn …',
  terms: 'Bedingungen',
  text: 'Text',
  title: 'Titel',
  undecided: 'Noch unentschieden',
  value: 'Wert',
  welcome: 'Begrüßung',
  whyChooseUs: 'Warum wir',
}

/** Longer ones get several lines. */
const LINE = 70

/** As a browser's field takes it: the site puts the spaces back where a line must not break. */
const typed = (text: string) => text.replaceAll('\u00a0', ' ').replace(/[\u2060\u00ad]/g, '')

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string')

const labelOf = (key: string) => (/^\d+$/.test(key) ? `${Number(key) + 1}.` : (LABELS[key] ?? key))

function textOf(key: string, value: unknown): ComponentSchema | null {
  const label = labelOf(key)
  const fault = (text: string) => faultOf('text', text)
  if (value === null || typeof value === 'string') {
    const [, before = '', template = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(typed(value ?? '')) ?? []
    if (value !== null && !/\p{L}/u.test(template)) {
      return null
    }
    return textField({
      label,
      template,
      multiline: template.length > LINE,
      faultOf: fault,
      // A piece of a sentence keeps its distance from the next.
      read: (own) => String(own).trim(),
      write: (text) => before + text + after,
    })
  }
  if (isTextList(value)) {
    const template = value.map(typed).join('\n')
    return linesField({ label: `${label}, eine Zeile je Eintrag`, template, faultOf: fault })
  }
  if (typeof value !== 'object') {
    return null
  }
  const inner = textsOf(value)
  return Object.keys(inner).length === 0 ? null : fields.object(inner, { label })
}

/** A field for each text of a page, which begins with the template's; what equals it is not written. */
export function textsOf(template: object): Record<string, ComponentSchema> {
  return Object.fromEntries(
    Object.entries(template)
      .filter(([key]) => !LEFT_OUT.has(key))
      .flatMap(([key, value]) => {
        const field = textOf(key, value)
        return field === null ? [] : [[key, field] as const]
      }),
  )
}
