import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Temporal } from 'temporal-polyfill'
import { exampleIn } from '@/content/planning/examplePlan'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import { landLabels } from '@/content/planning/offeredLaender'
import { postWords } from '@/content/planning/post'
import { rowLabels } from '@/content/planning/rowLabels'
import { surchargeHours } from '@/content/planning/surchargeHours'
import type { Plan } from '@/content/planning/types'
import { calendarOf } from '@/desk/time/calendar'
import { rangeOf } from '@/desk/time/period'
import { OFFER_DETAILS_ATTRIBUTE } from '@/lib/both/offerTrigger'
import { planningYear } from '@/lib/both/planningYear'
import { Calculator } from './Calculator'
import { reckon } from './reckoning'
import { readHours } from './storedHours'
import { answerOf } from './texts'

// A company with a region in another Land.
jest.mock('@/content/place', () => ({
  place: { land: 'HE', regions: [{ name: 'Mainz', text: '', land: 'RP' }] },
}))

const plan: Plan = { ...exampleIn(2027), land: 'HE' }
const example = reckon(plan, calendarOf(Temporal, 'HE', rangeOf(plan.period)))
const MONDAYS = '#land=HE&jahr=2027&nacht=23&posten=Mo|08:00-16:00|1|Tor'

const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
const names = () =>
  screen.getAllByLabelText(postWords.name.label).map((input) => (input as HTMLInputElement).value)
const request = () => screen.queryByRole('link', { name: labels.actions.request })

async function open(hash = '', shown = example) {
  location.hash = hash
  // Its event is that of a page that is there already.
  await new Promise((resolve) => setTimeout(resolve))
  const page = render(
    <Calculator
      example={shown}
      builtOn={rangeOf(shown.plan.period).from}
      names={{ services: {}, laender: landLabels }}
      contactHref="/#contact"
      offersHref="/planung/kosten/"
    >
      {null}
    </Calculator>,
  )
  // What loads the calendar, and the address that follows.
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  return page
}

beforeEach(() => {
  sessionStorage.clear()
  location.hash = ''
})

test('the example is nobody’s plan: it says so, and writes neither address nor storage', async () => {
  await open()
  expect(screen.getByText(labels.result.example)).toBeVisible()
  expect(location.hash).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

test('whenever it was built, the example is of the visitor’s year, and so is a link that names none', async () => {
  const now = new Date()
  const year = planningYear(now)
  const built = exampleIn(year - 3)
  const visitors = exampleIn(year)
  const reckoned = (of: Plan) => reckon(of, calendarOf(Temporal, of.land, rangeOf(of.period)))
  const period = () => screen.getByLabelText(labels.place.period)
  const { unmount } = await open('', reckoned(built))
  expect(period()).toHaveValue(String(year))
  const first = now.getUTCFullYear()
  expect(
    within(period())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...Array.from({ length: 9 }, (_, at) => String(first + at)), labels.place.range])
  expect(figures()).toEqual(answerOf(reckoned(visitors)).map(({ value }) => value))
  unmount()
  await open('#posten=Mo|08:00-16:00|1|Tor', reckoned(built))
  expect(period()).toHaveValue(String(year))
})

test('a link is a plan, and its hours are kept with it', async () => {
  await open(MONDAYS)
  expect(screen.queryByText(labels.result.example)).toBeNull()
  // 52 Mondays less Easter and Whit Monday, eight hours each.
  expect(figures()).toEqual(['400', '1'])
  expect(readHours()).toMatchObject({ label: '2027, Hessen', byName: [{ name: 'Tor' }], incomplete: 0 })
})

test('on its own address the tab knows more than the link; a foreign one leaves everything', async () => {
  const { unmount } = await open(MONDAYS)
  fireEvent.change(screen.getByLabelText(postWords.from.label), { target: { value: 'abends' } })
  const own = location.hash
  unmount()
  const again = await open(own)
  expect(screen.getByLabelText(postWords.from.label)).toHaveValue('abends')
  again.unmount()
  await open('#gclid=1')
  expect(screen.getByText(labels.link.foreign)).toBeVisible()
  expect(names()).toEqual(['Tor'])
})

test('the way back from a colleague’s link finds also the row that no link can hold', async () => {
  const { unmount } = await open(MONDAYS)
  fireEvent.click(screen.getByRole('button', { name: labels.post.add }))
  fireEvent.change(screen.getAllByLabelText(postWords.name.label)[1] ?? document.body, {
    target: { value: 'Nordtor' },
  })
  const own = location.hash
  unmount()
  const other = await open('#land=RP&jahr=2028&posten=Di|08:00-16:00|1|Halle')
  expect(names()).toEqual(['Halle'])
  other.unmount()
  await open(own)
  expect(names()).toEqual(['Tor', 'Nordtor'])
})

test('what is incomplete is said, at the field, at the total and in the request', async () => {
  await open(MONDAYS)
  fireEvent.click(screen.getByRole('button', { name: `${rowLabels.copy}: Tor` }))
  const second = within(screen.getByRole('group', { name: /Posten 2/ }))
  fireEvent.change(second.getByLabelText(postWords.to.label), { target: { value: '' } })
  expect(second.getByText(rowLabels.empty)).toBeVisible()
  expect(figures()[0]).toBe('400')
  expect(screen.getByText(labels.result.incomplete(1), { normalizer: (text) => text })).toBeVisible()
  expect(request()?.getAttribute(OFFER_DETAILS_ATTRIBUTE)).toContain(labels.result.incomplete(1))
})

test('without a period there are no figures, and nothing to take over', async () => {
  await open(MONDAYS)
  fireEvent.change(screen.getByLabelText(labels.place.period), { target: { value: 'range' } })
  expect(figures()).toEqual(['–'])
  expect(request()).toBeNull()
  fireEvent.change(screen.getByLabelText(labels.place.from), { target: { value: '2027-06-07' } })
  fireEvent.change(screen.getByLabelText(labels.place.to), { target: { value: '2027-06-13' } })
  // A week employs nobody: hours and heads.
  expect(figures()).toEqual(['8', '1'])
})

test('what is assumed of people counts, and goes with the link and into the request', async () => {
  await open(`${MONDAYS}&vollzeit=20,28,15`)
  expect(request()?.getAttribute(OFFER_DETAILS_ATTRIBUTE)).toMatch(/0,46.Vollzeitkräfte \(20.Wochenstunden/)
  fireEvent.change(screen.getByLabelText(new RegExp(labels.fullTime.weeklyHours)), { target: { value: '0' } })
  expect(figures()).toEqual(['400', '1'])
  // Nobody is counted by assumptions that were not made: neither aloud nor in the request.
  expect(screen.queryByText(/Vollzeitkräfte/, { selector: 'span, dt, p' })).toBeNull()
  expect(request()?.getAttribute(OFFER_DETAILS_ATTRIBUTE)).not.toMatch(/Vollzeitkr/)
})

test('the field of dates is open where a post has any, and stays so while somebody clears it', async () => {
  await open(`${MONDAYS}|2027-05-03`)
  const field = () => screen.getByLabelText(postWords.dates.label)
  expect(field()).toBeVisible()
  expect(figures()).toEqual(['8', '1'])
  fireEvent.change(field(), { target: { value: '' } })
  expect(field()).toBeVisible()
  expect(figures()[0]).toBe('400')
})

test('a Land proposes how night and Sunday count; only a click takes it over, and both are said', async () => {
  await open(MONDAYS)
  const counted = () =>
    [labels.place.night, labels.place.sunday].map(
      (label) => (screen.getByLabelText(label) as HTMLSelectElement).value,
    )
  const take = () => screen.queryByRole('button', { name: labels.place.agreement })
  const said = (text: string) =>
    screen.getAllByRole('status').find(({ textContent }) => textContent?.endsWith(text))
  const chooseLand = (value: string) =>
    fireEvent.change(screen.getByLabelText(labels.place.land), { target: { value } })
  chooseLand('RP')
  expect(counted()).toEqual(['23', '0-24'])
  expect(said(surchargeHours.RP?.note ?? '-')).toBeVisible()
  chooseLand('HE')
  expect(counted()).toEqual(['23', '0-24'])
  fireEvent.click(take() ?? document.body)
  expect(counted()).toEqual(['20', '6-20'])
  expect(said(labels.place.agreed)).toHaveFocus()
  expect(take()).toBeNull()
  chooseLand('RP')
  expect(counted()).toEqual(['20', '6-20'])
})

test('a link into a Land with a holiday of some towns says how it counts', async () => {
  await open('#land=BY&posten=Mo|08:00-16:00|1|Tor')
  expect(screen.getByText(/^Mariä Himmelfahrt/)).toBeVisible()
})

test('below the days stands what was understood, for everyone', async () => {
  await open(MONDAYS)
  fireEvent.click(screen.getByRole('button', { name: labels.post.more }))
  const field = screen.getByLabelText(postWords.dates.label)
  fireEvent.change(field, { target: { value: '1.5.–30.9., 1.5.2029' } })
  expect(field).toHaveAccessibleDescription('Gilt 1.5.–30.9.2027. 1.5.2029 liegt außerhalb des Zeitraums.')
  expect(decodeURIComponent(location.hash)).not.toContain('2029')
  expect(field).toHaveValue('1.5.–30.9., 1.5.2029')
})

test('says of a shift after midnight which night it is, at its begin', async () => {
  await open('#land=HE&jahr=2027&posten=Fr,Sa|02:00-08:00|1|Nachtwache')
  expect(screen.getByLabelText(postWords.from.label)).toHaveAccessibleDescription(/^Beginnt Freitag um 2/)
})

test('where copying is refused there is a link, as the address bar may hold another plan', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: labels.actions.link }))
  expect(await screen.findByRole('link', { name: labels.actions.linkByHand })).toHaveAttribute(
    'href',
    expect.stringContaining(`/#land=HE&jahr=${planningYear(new Date())}&nacht=23&posten=`),
  )
})

test('a phone has a line for each post: the first and the newest are open, what is filled in stays so', async () => {
  await open(`${MONDAYS}&posten=Di|08:00-16:00|1|Halle`)
  const line = (name: RegExp) => screen.getByRole('button', { name })
  expect(line(/^Tor, Mo 08–16/)).toHaveAttribute('aria-expanded', 'true')
  expect(line(/^Halle, Di 08–16/)).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(screen.getByRole('button', { name: labels.post.add }))
  const third = within(screen.getByRole('group', { name: 'Posten 3' }))
  expect(third.getByText(`Posten 3, ${labels.post.open}`)).toBeVisible()
  fireEvent.click(third.getByLabelText('Mi'))
  fireEvent.change(third.getByLabelText(postWords.from.label), { target: { value: '8' } })
  fireEvent.change(third.getByLabelText(postWords.to.label), { target: { value: '9' } })
  expect(line(/^Posten 3, Mi 08–09/)).toHaveAttribute('aria-expanded', 'true')
  expect(line(/^Halle/)).toHaveAttribute('aria-expanded', 'false')
})

test('a key fills the gap of the week, and goes along to the new post', async () => {
  await open(MONDAYS)
  // A click without a pointer.
  fireEvent.click(screen.getByRole('button', { name: /^Neuer Posten Di–So/ }), { detail: 0 })
  expect(screen.getAllByLabelText(postWords.name.label)[1]).toHaveFocus()
  expect(screen.getAllByLabelText(postWords.from.label)[1]).toHaveValue('06:00')
})
