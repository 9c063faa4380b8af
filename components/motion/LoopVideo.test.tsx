import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { provideIntersections, provideMedia } from '@/tests/support/platform'
import { LoopVideo } from './LoopVideo'

const REDUCE = '(prefers-reduced-motion: reduce)'

let view: ReturnType<typeof provideIntersections>
let play: jest.Mock

beforeEach(() => {
  view = provideIntersections()
  provideMedia(REDUCE, false)
  Reflect.deleteProperty(navigator, 'connection')
  // jsdom plays no video.
  const film = HTMLMediaElement.prototype
  let paused = true
  Object.defineProperty(film, 'paused', { configurable: true, get: () => paused })
  play = jest.fn(async function (this: HTMLMediaElement) {
    paused = false
    this.dispatchEvent(new Event('playing'))
  })
  Object.assign(film, {
    play,
    pause(this: HTMLMediaElement) {
      paused = true
      this.dispatchEvent(new Event('pause'))
    },
  })
})

function film() {
  return render(
    <LoopVideo
      sources={[{ src: '/film.mp4', type: 'video/mp4' }]}
      label="Ein Film"
      poster={<p>Bild</p>}
      names={{ play: 'Abspielen', pause: 'Anhalten' }}
      icons={{ play: null, pause: null }}
    />,
  )
}
const shown = () => screen.getByLabelText('Ein Film')
const scrollTo = (isSeen: boolean) => act(async () => view[isSeen ? 'enter' : 'leave'](shown()))

it('plays while it is in view; once paused it plays only when its button is pressed', async () => {
  film()
  expect(play).not.toHaveBeenCalled()
  await scrollTo(true)
  expect(screen.getByRole('button', { name: 'Anhalten' })).toBeInTheDocument()
  await scrollTo(false)
  expect(screen.getByRole('button', { name: 'Abspielen' })).toBeInTheDocument()
  await scrollTo(true)
  expect(play).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('button', { name: 'Anhalten' }))
  await scrollTo(true)
  expect(play).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('button', { name: 'Abspielen' }))
  expect(play).toHaveBeenCalledTimes(3)
})

it.each([
  ['the visitor prefers reduced motion', () => provideMedia(REDUCE, true)],
  ['the visitor saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
  [
    'no observer can tell whether it is in view',
    () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  ],
])('waits for its button where %s', async (_, arrange) => {
  arrange()
  film()
  expect(view.isObserved(shown())).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Abspielen' }))
  expect(play).toHaveBeenCalledTimes(1)
})

it('shows its poster and its button where the browser refuses to start it, and only logs why', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation()
  const refusal = new DOMException('', 'NotAllowedError')
  play.mockRejectedValue(refusal)
  film()
  await scrollTo(true)
  expect(log).toHaveBeenCalledWith(expect.any(String), refusal)
  expect(screen.getByText('Bild')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Abspielen' })).toBeInTheDocument()
})

it('stops observing when it is unmounted', () => {
  const { unmount } = film()
  const element = shown()
  expect(view.isObserved(element)).toBe(true)
  unmount()
  expect(view.isObserved(element)).toBe(false)
})
