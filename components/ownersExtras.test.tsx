import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import NotFound from '@/app/not-found'
import { type Extras, extras } from '@/content/extras'
import { home } from '@/content/home'
import { OFFICE_HOURS } from '@/content/openingHours'
import { filledExtras } from '@/content/support/filledExtras'
import { ui } from '@/content/ui'
import { WithContactBar } from './layout/ContactBar'
import { SiteFooter } from './layout/SiteFooter'
import { About } from './sections/About'
import { Contact } from './sections/Contact'
import { WhyChooseUs } from './sections/WhyChooseUs'

jest.mock('@/content/extras', () => ({ extras: {} }))
// Of one of the two people there is a portrait.
jest.mock('@/lib/server/pictures.json', () => ({
  ...jest.requireActual('@/lib/server/pictures.json'),
  'team/antje-schaefer-quadrat': { width: 600, height: 600, hash: '0a1b2c3d', widths: [96, 192, 288] },
}))

function own(filled: Extras) {
  for (const key of Object.keys(extras) as (keyof Extras)[]) {
    delete extras[key]
  }
  Object.assign(extras, filled)
}

const pages = (
  <>
    <WithContactBar>{null}</WithContactBar>
    <About />
    <WhyChooseUs />
    <Contact />
    <NotFound />
    <SiteFooter />
  </>
)

const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

/** Where there is one line for it. */
const OFFICE = `${OFFICE_HOURS}: Mo bis Do 8 bis 17 Uhr, Fr 8 bis 14:30 Uhr`

/** What stands below a label of a list. */
const below = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling

beforeEach(() => own(filledExtras))

const { booking, languages, branchesLabel } = home.contact.consultation
/** The word with which a page speaks of a part. */
const WORDS = {
  whatsapp: ui.whatsapp,
  openingHours: OFFICE_HOURS,
  languages: languages('').slice(0, -1),
  branches: branchesLabel,
  booking,
  certificates: 'Zertifikate',
  memberships: 'Mitgliedschaften',
  references: home.references.heading,
  team: home.about.team.heading,
  phones: filledExtras.phones[0].label,
} as const
const parts = Object.entries(WORDS) as [keyof typeof WORDS, string][]

it('shows nothing of what a company does not have, whether a part is missing or empty', () => {
  own({})
  const missing = renderToStaticMarkup(pages)
  expect(parts.filter(([, word]) => missing.includes(word))).toEqual([])
  const lists = parts.filter(([part]) => Array.isArray(filledExtras[part]))
  own({ ...Object.fromEntries(lists.map(([part]) => [part, []])), photoCredits: [] })
  expect(renderToStaticMarkup(pages)).toBe(missing)
})

it.each(parts)('shows %s where there is nothing else', (part, word) => {
  own({ [part]: filledExtras[part] })
  const html = renderToStaticMarkup(pages)
  expect(parts.filter(([, each]) => html.includes(each))).toEqual([[part, word]])
})

it('dials in the contact section every number, the emergency number right below the main one, each with its hours', () => {
  render(<Contact />)
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms.slice(0, 3)).toEqual(['Telefon', 'Notruf der Leitstelle', OFFICE_HOURS])
  expect(address('040 123456-99')).toBe('tel:+494012345699')
  expect(below('Notruf der Leitstelle')).toHaveTextContent('040 123456-99täglich 18 bis 6 Uhr')
  expect(below('Büro Lübeck')).toHaveTextContent('0451 123456-0')
})

it('leads there to chat and diary by plain links, and says when the office is open and where the others are', () => {
  render(<Contact />)
  expect(address('0151 23456789')).toBe('https://wa.me/4915123456789')
  expect(address(booking)).toBe(filledExtras.booking)
  const textsOf = (label: string, selector: string) =>
    Array.from(below(label)?.querySelectorAll(selector) ?? [], ({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    )
  expect(textsOf(OFFICE_HOURS, 'p')).toEqual(['Mo bis Do 8 bis 17 Uhr', 'Fr 8 bis 14:30 Uhr'])
  expect(screen.getByText(languages('Englisch und Polnisch'))).toBeVisible()
  expect(textsOf(branchesLabel, 'li')).toEqual([
    'Niederlassung LübeckAm Burgfeld 423568 Lübeck0451 123456-0',
    'Büro BremenAm Wall 1028195 Bremen',
  ])
})

it('has every number in the footer, the main one first, with the hours of the office', () => {
  render(<SiteFooter />)
  expect(screen.getByText(OFFICE)).toBeVisible()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(links.filter((href) => /^tel:|wa\.me/.test(href)).slice(1)).toEqual([
    'tel:+494012345699',
    'tel:+494511234560',
    'https://wa.me/4915123456789',
  ])
  expect(screen.getByRole('link', { name: '040 123456-99 Notruf der Leitstelle' })).toBeVisible()
})

it('has the emergency number, and no other, in the bar on phones and where a page is missing, there with the office’s hours', () => {
  const { unmount } = render(<WithContactBar>{null}</WithContactBar>)
  expect(address('Notruf der Leitstelle täglich 18 bis 6 Uhr 040 123456-99')).toBe('tel:+494012345699')
  expect(screen.getAllByRole('link')).toHaveLength(3)
  unmount()
  render(<NotFound />)
  expect(address('040 123456-99')).toBe('tel:+494012345699')
  expect(screen.getByText(/^Notruf der Leitstelle, täglich 18 bis 6 Uhr:/)).toBeVisible()
  expect(screen.queryByText(/0451/)).toBeNull()
  expect(screen.getByText(OFFICE)).toBeVisible()
})

it('calls that number an emergency call in the bar where somebody always answers', () => {
  own({ phones: [{ ...filledExtras.phones[0], hours: 'rund um die Uhr' }] })
  render(<WithContactBar>{null}</WithContactBar>)
  expect(address(`${ui.emergency} – Notruf der Leitstelle, 040 123456-99`)).toBe('tel:+494012345699')
})

it('shows certificates, memberships and references beside the terms, and no permission', () => {
  const { container } = render(<WhyChooseUs />)
  expect(below('Zertifikate')).toHaveTextContent(
    'DIN 77200-1:2022Prüfhaus Nord Zertifizierung GmbH, Nr. 4711-0815',
  )
  expect(address('Bundesverband der Sicherheitswirtschaft (BDSW)')).toBe('https://www.bdsw.de/')
  expect(below('Mitgliedschaften')).toHaveTextContent('Handelskammer Hamburg')
  const references = within(screen.getByRole('region', { name: home.references.heading }))
  expect(references.getByText('Elbkontor Immobilien GmbH')).toBeVisible()
  expect(references.getByText('Aufsicht am Tag, Wache in der Nacht.')).toBeVisible()
  expect(container).not.toHaveTextContent(/Petersen|Voss/)
})

it('shows whom one speaks to with portrait, number and address, and of others only what there is', () => {
  render(<About />)
  const team = within(screen.getByRole('region', { name: home.about.team.heading }))
  const [antje, ole] = team.getAllByRole('listitem')
  expect(antje).toHaveTextContent('Antje SchäferEinsatzleitung040 123456-11antje@wachdienst-schaefer.de')
  expect(team.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Antje Schäfer'])
  expect(team.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+494012345611',
    'mailto:antje@wachdienst-schaefer.de',
  ])
  expect(ole).toHaveTextContent(/^Ole JensenAngebote$/)
})
