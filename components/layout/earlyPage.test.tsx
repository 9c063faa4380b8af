import { act, fireEvent, render, screen } from '@testing-library/react'
import { PageChange } from './PageChange'

jest.mock('next/navigation', () => ({ usePathname: () => '/' }))

type Request = {
  address: string
  signal: AbortSignal | null | undefined
  answer: (text: string) => void
  fail: () => void
}
let requests: Request[]

beforeEach(() => {
  requests = []
  window.fetch = jest.fn(
    (input, init) =>
      new Promise((resolve, reject) => {
        const { pathname, search } = new URL(String(input), location.href)
        requests.push({
          address: pathname + search,
          signal: init?.signal,
          answer: (text) => resolve(text as unknown as Response),
          fail: () => reject(new TypeError('offline')),
        })
      }),
  )
  render(
    <>
      <a href="/werkschutz/">Werkschutz</a>
      <a href="/objektschutz/">Objektschutz</a>
      <a href="/">Startseite</a>
      <a href="/objektschutz/#angebot">Abschnitt</a>
      <a href="/blatt.pdf">Blatt</a>
      <a href="https://example.com/">Fremd</a>
      <a href="/#contact" data-offer="">
        Angebot
      </a>
      <p>Text</p>
      <PageChange loading="Kommt gleich" />
    </>,
  )
})

const at = (name: string) => screen.getByText(name)
const asked = () => requests.map(({ address }) => address)
/** As Next asks for a page. */
const follow = () => fetch(new URL('/werkschutz/index.txt?_rsc=1', location.href), { headers: { rsc: '1' } })

it.each<[string, (target: Element) => void]>([
  ['a finger', fireEvent.pointerDown],
  ['a mouse', fireEvent.pointerOver],
  ['the keyboard', (target) => act(() => (target as HTMLElement).focus())],
])('%s asks for a page once, and the click takes the answer', async (_name, sign) => {
  sign(at('Werkschutz'))
  fireEvent.pointerDown(at('Werkschutz'))
  const answer = follow()
  requests[0]?.answer('page')
  expect(await answer).toBe('page')
  expect(asked()).toEqual(['/werkschutz/index.txt'])
  // The answer is used up.
  follow()
  expect(asked()).toEqual(['/werkschutz/index.txt', '/werkschutz/index.txt?_rsc=1'])
})

it.each(['Startseite', 'Abschnitt', 'Blatt', 'Fremd', 'Angebot', 'Text'])(
  '%s is asked for by nobody',
  (name) => {
    fireEvent.pointerDown(at(name))
    expect(asked()).toEqual([])
  },
)

it('asks nothing early where the visitor saves data', () => {
  Object.assign(navigator, { connection: { saveData: true } })
  fireEvent.pointerDown(at('Werkschutz'))
  expect(asked()).toEqual([])
  Object.assign(navigator, { connection: undefined })
})

it.each<[string, () => void]>([
  ['a scroll', () => fireEvent.pointerCancel(at('Werkschutz'))],
  ['another link', () => fireEvent.pointerOver(at('Objektschutz'))],
])('gives up for %s', (_name, leave) => {
  fireEvent.pointerDown(at('Werkschutz'))
  leave()
  expect(requests[0]?.signal?.aborted).toBe(true)
  follow()
  expect(asked().at(-1)).toBe('/werkschutz/index.txt?_rsc=1')
})

it('lets Next ask where the early request failed', async () => {
  fireEvent.pointerDown(at('Werkschutz'))
  const answer = follow()
  requests[0]?.fail()
  await act(async () => undefined)
  requests[1]?.answer('second')
  expect(await answer).toBe('second')
})
