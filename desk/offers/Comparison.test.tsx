import { fireEvent, render, screen, within } from '@testing-library/react'
import { Temporal } from 'temporal-polyfill'
import { comparison as labels, lineTitles, type OfferLine, offerLines } from '@/content/planning/comparison'
import { exampleIn } from '@/content/planning/examplePlan'
import type { Post } from '@/content/planning/post'
import { rowLabels } from '@/content/planning/rowLabels'
import type { Plan } from '@/content/planning/types'
import { CLEANING_HOURS_KEY, OFFERS_KEY } from '@/content/storageKeys'
import { reckon } from '@/desk/hours/reckoning'
import { writeHours } from '@/desk/hours/storedHours'
import { storedHoursOf } from '@/desk/hours/texts'
import { calendarOf } from '@/desk/time/calendar'
import { rangeOf } from '@/desk/time/period'
import { OFFER_DETAILS_ATTRIBUTE } from '@/lib/both/offerTrigger'
import { Comparison } from './Comparison'
import { sourceOf } from './sources'

const { fields, result, faults } = labels
const reckoned = (plan: Plan, incomplete = 0) =>
  storedHoursOf(
    reckon(plan, calendarOf(Temporal, plan.land, rangeOf(plan.period)), incomplete),
    'https://example.test/#plan',
  )
/** Weekdays by day: 3,060 hours, none of them with a surcharge. */
const office: Plan = {
  ...exampleIn(2027),
  land: 'HE',
  posts: [{ days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], from: '07:00', to: '19:00', people: 1, name: 'Empfang' }],
}
const fair: Plan = {
  ...office,
  period: { kind: 'range', from: '2027-06-11', to: '2027-06-13' },
  posts: [
    { days: ['Fr', 'Sa'], from: '10:00', to: '18:00', people: 4, name: 'Zelt' },
    { days: ['Fr'], from: '10:00', to: '20:00', people: 1, name: 'Leitung' },
  ],
}

const why = Object.fromEntries(offerLines.map((line) => [line, `Wofür ${line}`])) as Record<OfferLine, string>

const open = () =>
  render(
    <Comparison
      contactHref="/#contact"
      hoursHref="/planung/bedarf/"
      example={sourceOf(reckoned(office))}
      lead="Vorab"
      why={why}
      ours="Darunter"
    />,
  )
const offer = (name: string) => within(screen.getByRole('group', { name }))
const field = (name: string, label: string) => offer(name).getByLabelText(new RegExp(`^${label}`))
const type = (name: string, label: string, value: string) =>
  fireEvent.change(field(name, label), { target: { value } })
/** What a row says of each offer, without the spaces that keep words together. */
const told = (name: string) =>
  // Behind one of the ten lines stands why.
  within(
    screen.getByRole('rowheader', { name: (own) => own === name || own.startsWith(`${name} Wofür `) })
      .parentElement ?? document.body,
  )
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
/** What stands above the bar of each offer: its name, its sum and how it stands. */
const drawn = (caption: string) =>
  within(screen.getByRole('list', { name: caption }))
    .getAllByRole('listitem')
    .map(({ firstElementChild }) => firstElementChild?.textContent?.replaceAll('\u00a0', ' '))
const tick = (line: keyof typeof lineTitles, name: string) =>
  screen.getByRole('checkbox', { name: `${lineTitles[line]}, ${name}` })

beforeEach(() => sessionStorage.clear())

test('two offers: amounts, and how far apart', () => {
  open()
  expect(screen.getByRole('table', { name: result.heading }).parentElement).toHaveClass('hidden')
  // One kind of hours is no choice.
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  type('Angebot A', fields.rate, '24,50 €')
  type('Angebot B', fields.rate, '25')
  type('Angebot B', fields.monthly, '1.000')
  expect(drawn(result.net.year)).toEqual([
    `Angebot A ${result.lowest}74.970,00 €`,
    expect.stringMatching(/^Angebot B \+ 13\.530,00 € \(18,05 %\)88\.500,00 €/),
  ])
  expect(told(result.gross)).toEqual(['89.214,30 €', '105.315,00 €'])
  expect(told(result.monthNet)).toEqual(['6.247,50 €', '7.375,00 €'])
  expect(told(result.fixedFor('12'))).toEqual(['0,00 €', '12.000,00 €'])
})

test('what is empty or wrong is said, and nobody is the lowest meanwhile', () => {
  open()
  type('Angebot A', fields.rate, '25')
  type('Angebot B', fields.rate, '26')
  expect(drawn(result.net.year)[0]).toContain(result.lowest)
  type('Angebot A', fields.monthly, '-5')
  expect(field('Angebot A', fields.monthly)).toBeInvalid()
  expect(field('Angebot A', fields.monthly)).toHaveAccessibleDescription(
    expect.stringContaining(faults.monthly.negative),
  )
  expect(drawn(result.net.year)).toEqual([
    `Angebot A ${result.missingValues(fields.fixed)}`,
    'Angebot B79.560,00 €',
  ])
  type('Angebot A', fields.monthly, '')
  expect(drawn(result.net.year)[0]).toContain(result.lowest)
})

test('a period that is no year is called one, with its true months and a rate for each name', () => {
  writeHours(reckoned(fair, 1))
  open()
  expect(screen.getByText(labels.hours.incomplete(1), { normalizer: (text) => text })).toBeVisible()
  for (const name of ['Angebot A', 'Angebot B']) {
    type(name, 'Zelt', '30')
    type(name, 'Leitung', '40')
  }
  // Nothing is paid by the month in three days of one.
  expect(offer('Angebot A').queryByLabelText(new RegExp(fields.monthly))).toBeNull()
  type('Angebot A', fields.once, '100')
  // 64 × 30 € + 10 × 40 €
  expect(drawn(result.net.range)).toEqual([
    expect.stringContaining('2.420,00 €'),
    expect.stringContaining('2.320,00 €'),
  ])
  expect(told(result.fixedOnce)).toEqual(['100,00 €', '0,00 €'])
  expect(told('Zelt')).toEqual(['1.920,00 €', '1.920,00 €'])
  expect(told('Leitung')).toEqual(['400,00 €', '400,00 €'])
  expect(screen.queryByText(/Jahr/, { selector: 'th, dt, td' })).toBeNull()
  expect(screen.queryByRole('rowheader', { name: result.monthNet })).toBeNull()
})

test('prices for each kind of hour', () => {
  open()
  fireEvent.change(field('Angebot A', fields.price), { target: { value: 'cells' } })
  type('Angebot A', fields.cells.weekday.day, '24')
  expect(drawn(result.net.year)).toEqual(['Angebot A73.440,00 €'])
})

test('what may be called off is priced beside the firm hours, and ranked nowhere', () => {
  writeHours(
    reckoned({
      ...office,
      posts: [...office.posts, { ...(office.posts[0] as Post), from: '20:00', to: '22:00', onCall: true }],
    }),
  )
  open()
  expect(screen.getByText(/Bis zu 510.Stunden auf Abruf/)).toBeVisible()
  for (const [name, firm, onCall] of [
    ['Angebot A', '20', '30'],
    ['Angebot B', '21', '25'],
  ] as const) {
    type(name, 'Empfang,', firm)
    type(name, 'Empfang .auf Abruf', onCall)
  }
  expect(drawn(result.net.year)).toEqual([
    `Angebot A ${result.lowest}61.200,00 €`,
    expect.stringContaining('64.260,00 €'),
  ])
  expect(told(result.onCall)).toEqual(['15.300,00 €', '12.750,00 €'])
  // A price for each kind of hour of each; neither has nights.
  fireEvent.change(field('Angebot A', fields.price), { target: { value: 'cells' } })
  const groups = offer('Angebot A').getAllByLabelText(new RegExp(`^${fields.cells.weekday.day}`))
  expect(groups).toHaveLength(2)
  expect(offer('Angebot A').queryByLabelText(new RegExp(`^${fields.cells.weekday.night}`))).toBeNull()
  groups.forEach((group, at) => {
    fireEvent.change(group, { target: { value: ['22', '31'][at] } })
  })
  expect(told(result.onCall)[0]).toBe('15.810,00 €')
})

test('a period of several years says what an average one comes to', () => {
  writeHours(reckoned({ ...office, period: { kind: 'range', from: '2027-01-01', to: '2028-12-31' } }))
  open()
  type('Angebot A', fields.rate, '10')
  type('Angebot A', fields.once, '1.000')
  // 6,072 hours
  expect(told(result.yearNet)).toEqual(['30.860,00 €', ''])
})

test('what is missing is said of an offer that somebody has begun to tick', () => {
  open()
  expect(screen.queryByText(labels.lines.missing)).toBeNull()
  fireEvent.click(tick('rate', 'Angebot B'))
  expect(tick('rate', 'Angebot B')).toBeChecked()
  expect(told(lineTitles.cover)).toEqual(['', labels.lines.missing])
  type('Angebot A', fields.rate, '25')
  expect(told(result.missing)).toEqual([result.unread, '9'])
})

test('add, remove, bring back, come back; the keyboard goes along', () => {
  const { unmount } = open()
  type('Angebot A', fields.name, 'Wachdienst Nord')
  type('Wachdienst Nord', fields.rate, '24')
  fireEvent.click(tick('term', 'Wachdienst Nord'))
  fireEvent.click(screen.getByRole('button', { name: labels.add }))
  expect(offer('Angebot C').getByLabelText(fields.name)).toHaveFocus()
  expect(screen.queryByRole('button', { name: labels.add })).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: `${rowLabels.remove}: Wachdienst Nord` }))
  expect(screen.getByText(labels.removed('Wachdienst Nord'))).toBeVisible()
  const undo = screen.getByRole('button', { name: rowLabels.undo })
  expect(undo).toHaveFocus()
  // Nothing comes back where three are.
  fireEvent.click(screen.getByRole('button', { name: labels.add }))
  expect(screen.queryByRole('button', { name: rowLabels.undo })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: `${rowLabels.remove}: Angebot C` }))

  // What was removed can be brought back on the next visit, too.
  unmount()
  open()
  fireEvent.click(screen.getByRole('button', { name: rowLabels.undo }))
  fireEvent.click(screen.getByRole('button', { name: `${rowLabels.remove}: Angebot B` }))
  expect(screen.getAllByRole('group', { name: /^Angebot/ })).toHaveLength(2)
})

test('says where the hours come from: posts, cleaning, the example', () => {
  open().unmount()
  expect(sessionStorage.getItem(OFFERS_KEY)).toBeNull()
  sessionStorage.setItem(CLEANING_HOURS_KEY, '{"minutes":60000,"incomplete":0}')
  writeHours(reckoned(office))
  open()
  const radios = screen.getAllByRole('radio')
  expect(radios.map((radio) => radio.closest('label')?.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Ihre Posten: 2027, Hessen, 3.060 Stunden',
    'Ihre Reinigung: 1.000 Stunden im Jahr',
    labels.hours.example('3.060').replaceAll('\u00a0', ' '),
  ])
  expect(radios[0]).toBeChecked()
  type('Angebot A', fields.rate, '20')
  fireEvent.click(radios[1] ?? document.body)
  expect(drawn(result.net.year)).toEqual(['Angebot A20.000,00 €'])
})

test('the request gets the whole plan, and no prices; the example is nobody’s', () => {
  const { unmount } = open()
  expect(screen.queryByRole('link', { name: labels.request.link })).toBeNull()
  unmount()
  writeHours(reckoned(office))
  open()
  type('Angebot A', fields.rate, '24,50')
  const details = screen
    .getByRole('link', { name: labels.request.link })
    .getAttribute(OFFER_DETAILS_ATTRIBUTE)
  expect(details).toMatch(/^Bedarf 2027, Hessen:\n– Empfang: Mo–Fr, 07:00 bis 19:00/)
  expect(details).toContain('https://example.test/#plan')
  expect(details).not.toContain('24,5')
})

test('a sheet is taken in a tab that knows no plan: there is always a field for it', () => {
  open()
  expect(screen.getByLabelText(labels.sheets.label)).toBeEnabled()
  expect(screen.getByRole('link', { name: labels.hours.link })).toHaveAttribute('href', '/planung/bedarf/')
})

test('the plan of these hours opens in the calculator', () => {
  writeHours(reckoned(office))
  open()
  expect(screen.getByRole('link', { name: labels.hours.open })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/planung\/bedarf\/#land=HE&jahr=2027.*Empfang/),
  )
})
