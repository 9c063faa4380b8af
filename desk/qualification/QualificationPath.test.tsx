import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { qualificationPathLabels as labels } from '@/content/planning/qualification'
import { OFFER_ATTRIBUTE, OFFER_DETAILS_ATTRIBUTE } from '@/lib/both/offerTrigger'
import { QualificationPath } from './QualificationPath'

const choose = (label: string) => {
  const radio = screen.getByRole('radio', { name: label })
  radio.focus()
  fireEvent.click(radio)
}
const questions = () =>
  screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)

const scrolled = jest.fn<void, [Element]>()
Element.prototype.scrollIntoView = function (this: Element) {
  scrolled(this)
}

beforeEach(() => {
  jest.useFakeTimers()
  scrolled.mockClear()
  sessionStorage.clear()
  show()
})
afterEach(() => jest.useRealTimers())

function show() {
  return render(
    <QualificationPath contactHref="/#contact" services={{ einzelhandelsschutz: 'Einzelhandelsschutz' }}>
      <p>Vorab</p>
    </QualificationPath>,
  )
}

it('leads to the row that applies, and into the request', () => {
  expect(questions()).toEqual(['1Wird etwas oder jemand bewacht?'])
  choose('Ja, von einer Sicherheitsfirma')
  choose('Laden, Einkaufszentrum')
  choose('In Zivil auf Ladendiebe achten')
  expect(questions()).toHaveLength(3)
  expect(screen.getByRole('heading', { name: 'Sachkundeprüfung' })).toBeVisible()
  expect(screen.getByText('Kein Schild nötig')).toBeVisible()
  expect(screen.getByText(/Zivil ist üblich, und das Schild entfällt/)).toBeVisible()
  expect(screen.getByRole('link', { name: labels.toRow })).toHaveAttribute('href', '#ladendiebe')
  expect(screen.getByRole('link', { name: 'Einzelhandelsschutz' })).toHaveAttribute(
    'href',
    '/einzelhandelsschutz/',
  )
  const request = screen.getByRole('link', { name: labels.intoRequest })
  expect(request).toHaveAttribute('href', '/#contact')
  expect(request).toHaveAttribute(OFFER_ATTRIBUTE, 'Einzelhandelsschutz')
  expect(request).toHaveAttribute(
    OFFER_DETAILS_ATTRIBUTE,
    expect.stringContaining('Nachweis: Sachkundeprüfung\nAußerdem: Kein Schild nötig'),
  )
})

it('brings into view what an answer leads to', () => {
  // As a finger does, which leaves no ring around what it touches.
  const tap = (label: string) => fireEvent.click(screen.getByRole('radio', { name: label }))
  expect(scrolled).not.toHaveBeenCalled()
  tap('Nein')
  expect(scrolled).toHaveBeenLastCalledWith(screen.getByRole('group', { name: /Was ist die Aufgabe/ }))
  tap('Reinigen')
  expect(scrolled.mock.lastCall?.[0]).toContainElement(screen.getByRole('heading'))
})

it('shows after a reload what was answered, without moving the page or telling it as news', () => {
  choose('Nein')
  choose('Reinigen')
  cleanup()
  scrolled.mockClear()
  show()
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
  expect(screen.getByRole('heading')).toBeVisible()
  act(() => jest.runAllTimers())
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(scrolled).not.toHaveBeenCalled()
})

it('says how many rows may still apply, lets the others go out, and names them when they are few', () => {
  const out = () => document.querySelectorAll('line[data-out]').length
  // Before the first answer all of them may, which says nothing.
  expect(screen.getByText('Vorab')).toBeVisible()
  expect(document.querySelector('line')).toBeNull()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  choose('Ja, von einer Sicherheitsfirma')
  expect(screen.queryByText('Vorab')).not.toBeInTheDocument()
  expect(document.querySelectorAll('line')).toHaveLength(25)
  const spread = screen.getAllByRole('listitem').map((item) => Number.parseInt(item.textContent ?? '', 10))
  const sum = spread.reduce((left, count) => left + count, 0)
  expect(screen.getByText(String(sum), { selector: 'p strong' })).toBeVisible()
  expect(out()).toBe(25 - sum)
  choose('Bar, Restaurant, Diskothek')
  expect(screen.getByText('2', { selector: 'strong' })).toBeVisible()
  expect(out()).toBe(23)
  expect(screen.getByRole('link', { name: 'Einlass einer Diskothek' })).toHaveAttribute('href', '#diskothek')
  choose('Ja, Disco oder Club')
  expect(out()).toBe(24)
})

it('tells screen readers what an answer has changed, once they can listen', () => {
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  choose('Nein')
  act(() => jest.runAllTimers())
  expect(status).toHaveTextContent(labels.nextQuestion('Was ist die Aufgabe?'))
  choose('Reinigen')
  act(() => jest.runAllTimers())
  expect(status).toHaveTextContent(labels.found('Kein Nachweis nach § 34a. Reinigung.'))
})
