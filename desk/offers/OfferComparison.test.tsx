import { fireEvent, render, screen, within } from '@testing-library/react'
import { lineTitles, comparison as words } from '@/content/planning/kostenVergleich'
import { rowWords } from '@/content/planning/rows'
import { HOURS_KEY, OFFERS_KEY } from '@/content/storageKeys'
import { emptyTable } from '@/desk/time/table'
import { OFFER_DETAILS_ATTRIBUTE } from '@/lib/both/pageContract'
import { OfferComparison } from './OfferComparison'

const { fields, result, problems } = words
const hours = (day: number) => ({ ...emptyTable, weekday: { day: day * 60, night: 0 } })

const open = () => render(<OfferComparison contactHref="/#contact" example={hours(5700)} />)
const offer = (name: string) => within(screen.getByRole('article', { name }))
const type = (name: string, label: string, value: string) =>
  fireEvent.change(offer(name).getByLabelText(new RegExp(`^${label}`)), { target: { value } })
/** What a row says of each offer, without the spaces that keep words together. */
const told = (name: string) =>
  within(screen.getByRole('rowheader', { name }).parentElement ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
const tick = (line: keyof typeof lineTitles, name: string) =>
  screen.getByRole('checkbox', { name: `${lineTitles[line]}, ${name}` })

beforeEach(() => sessionStorage.clear())

test('two offers: amounts, how far apart, what counts as nothing', () => {
  open()
  expect(screen.queryByRole('table', { name: result.heading })).toHaveClass('hidden')
  type('Angebot A', fields.rate, '24,50 €')
  expect(offer('Angebot A').getByText(/139\.650,00/)).toBeVisible()
  type('Angebot B', fields.rate, '25')
  type('Angebot B', fields.monthly, '1.000')
  expect(told(result.yearNet)).toEqual(['139.650,00 €', '154.500,00 €'])
  expect(told(result.yearGross)).toEqual(['166.183,50 €', '183.855,00 €'])
  expect(told(result.monthNet)).toEqual(['11.637,50 €', '12.875,00 €'])
  expect(told(result.monthGross)).toEqual(['13.848,63 €', '15.321,25 €'])
  expect(told(result.difference)).toEqual([result.lowest, '+ 14.850,00 € (10,63 %)'])
  expect(told(result.parts.fixed)).toEqual(['0,00 €', '12.000,00 €'])
  expect(told(result.parts.surcharges)[0]).toBe('Mit 0 % gerechnet: Nacht, Sonntag und Feiertag.0,00 €')
  type('Angebot A', fields.rate, '')
  type('Angebot A', fields.monthly, '10')
  expect(told(result.parts.base)[0]).toBe(`${result.noRate}0,00 €`)
  expect(told(result.perHour)[0]).toBe('')
})

test('nonsense is named at its field, and the rest counts', () => {
  open()
  type('Angebot A', fields.rate, '25')
  for (const [label, value, problem] of [
    [fields.night, '900 %', problems.tooHigh.percent],
    [fields.sunday, 'viel', problems.nonsense.percent],
    [fields.monthly, '-5', problems.negative],
    [fields.monthly, '1,234', problems.tooFine],
  ] as const) {
    type('Angebot A', label, value)
    const field = offer('Angebot A').getByLabelText(new RegExp(`^${label}`))
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(problem))
    expect(told(result.yearNet)[0]).toBe('142.500,00 €')
  }
})

test('what is missing is said of an offer that somebody has begun to tick', () => {
  open()
  expect(screen.queryByText(words.lines.missing)).toBeNull()
  fireEvent.click(tick('rate', 'Angebot B'))
  expect(tick('rate', 'Angebot B')).toBeChecked()
  expect(told(lineTitles.cover)).toEqual(['', words.lines.missing])
  type('Angebot A', fields.rate, '25')
  expect(told(result.missing)).toEqual(['', '9'])
})

test('add, remove, bring back, come back; the keyboard goes along', () => {
  const { unmount } = open()
  type('Angebot A', fields.name, 'Wachdienst Nord')
  type('Wachdienst Nord', fields.rate, '24')
  fireEvent.click(tick('term', 'Wachdienst Nord'))
  fireEvent.click(screen.getByRole('button', { name: words.add }))
  expect(offer('Angebot C').getByLabelText(fields.name)).toHaveFocus()
  expect(screen.queryByRole('button', { name: words.add })).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: `${rowWords.remove}: Wachdienst Nord` }))
  expect(screen.getByText(words.removed('Wachdienst Nord'))).toBeVisible()
  const undo = screen.getByRole('button', { name: rowWords.undo })
  expect(undo).toHaveFocus()
  // Nothing comes back where three are.
  fireEvent.click(screen.getByRole('button', { name: words.add }))
  expect(screen.queryByRole('button', { name: rowWords.undo })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: `${rowWords.remove}: Angebot C` }))
  fireEvent.click(screen.getByRole('button', { name: rowWords.undo }))
  fireEvent.click(screen.getByRole('button', { name: `${rowWords.remove}: Angebot B` }))

  unmount()
  const again = open()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  again.unmount()
})

test('keeps the tab’s offers, and takes nothing else for them', () => {
  const { unmount } = open()
  type('Angebot A', fields.name, 'Nord')
  fireEvent.click(screen.getByRole('radio', { name: words.hours.own }))
  fireEvent.change(screen.getByLabelText('Stunden im Jahr, Std.'), { target: { value: '100' } })
  unmount()
  const written = sessionStorage.getItem(OFFERS_KEY) ?? ''
  open().unmount()
  for (const broken of [
    'null',
    '[]',
    '{"source":"own"}',
    written.replace('"own"', '"link"'),
    written.replace('"highest"', '"lowest"'),
    written.replace('"rate":""', '"rate":24.5'),
    written.replace('"lines":[]', '"lines":1'),
    written.replace(/"offers":.*\]/, '"offers":[]'),
  ]) {
    sessionStorage.setItem(OFFERS_KEY, broken)
    const { unmount: close } = open()
    expect(screen.getAllByRole('article', { name: /^Angebot [AB]$/ })).toHaveLength(2)
    close()
  }
  sessionStorage.setItem(OFFERS_KEY, written)
  open()
  expect(offer('Nord').getByLabelText(fields.name)).toHaveValue('Nord')
  expect(screen.getByLabelText('Stunden im Jahr, Std.')).toHaveValue('100')
})

test('the request gets hours of the buyer’s own, and no prices', () => {
  sessionStorage.setItem(HOURS_KEY, JSON.stringify({ label: '2027 in Hessen, 2 Posten', table: hours(100) }))
  open()
  type('Angebot A', fields.rate, '24,50')
  expect(told(result.yearNet)[0]).toBe('2.450,00 €')
  const request = () => screen.queryByRole('link', { name: words.request.link })
  expect(request()).toHaveAttribute(
    OFFER_DETAILS_ATTRIBUTE,
    'Stundenbedarf: 2027 in Hessen, 2 Posten\nStunden im Jahr: 100\ndavon nachts 0, sonntags 0, an Feiertagen 0',
  )
  fireEvent.click(screen.getByRole('radio', { name: /^Aus dem Beispiel/ }))
  expect(request()).toBeNull()
  expect(told(result.yearNet)[0]).toBe('139.650,00 €')
})
