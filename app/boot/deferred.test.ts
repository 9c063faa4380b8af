import { deferPictures } from './deferredPictures'
import { loadScripts } from './deferredScripts'
import { onFirstInteraction } from './firstInteraction'

const page = document.documentElement

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  page.removeAttribute('data-defer-pictures')
})

describe('pictures', () => {
  let intersect: (entries: { isIntersecting: boolean; target: Element }[]) => void
  const observed: Element[] = []
  const disconnect = jest.fn()

  beforeEach(() => {
    observed.length = 0
    // jsdom has no layout and none of this class.
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(callback: typeof intersect) {
          intersect = callback
        }
        observe = (target: Element) => observed.push(target)
        disconnect = disconnect
      },
    })
    page.dataset.deferPictures = ''
    document.body.innerHTML =
      '<style></style><nav><img src="/menu.webp" loading="lazy"></nav><main><div id="a"><picture><img src="/a.webp" loading="lazy"></picture><p id="b"><img src="/b.webp" loading="lazy"></p></div><p><img src="/c.webp" loading="eager"></p></main>'
  })

  afterEach(() => {
    // Also removes the listeners.
    window.scrollY = 1
    window.dispatchEvent(new Event('scroll'))
    window.scrollY = 0
    disconnect.mockClear()
  })

  it('are not deferred where the browser cannot observe when they are near', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
    deferPictures()
    expect(page).not.toHaveAttribute('data-defer-pictures')
  })

  it('of the content are observed by their frame, and released when it is near, without an attribute, which React would compare', () => {
    const before = document.body.innerHTML
    deferPictures()
    expect(observed.map(({ id }) => id)).toEqual(['a', 'b'])
    intersect(observed.map((target, index) => ({ isIntersecting: index === 0, target })))
    const released = [...document.images].filter((image) => getComputedStyle(image).transform === 'none')
    expect(released.map((image) => image.getAttribute('src'))).toEqual(['/a.webp'])
    expect(document.body.innerHTML).toBe(before)
  })

  it('are all released when the visitor scrolls, and not when a dialog sends the event', () => {
    deferPictures()
    window.dispatchEvent(new Event('scroll'))
    expect(page).toHaveAttribute('data-defer-pictures')
    window.scrollY = 1
    window.dispatchEvent(new Event('scroll'))
    window.scrollY = 0
    expect(page).not.toHaveAttribute('data-defer-pictures')
    expect(disconnect).toHaveBeenCalledTimes(1)
  })
})

describe('the scripts', () => {
  const sources = () =>
    [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))
  const answer = async () =>
    ({
      json: async () => ({
        rows: [[0]],
        chunks: [{ otherChunks: [] }],
        scripts: ['/a.js', '/b.js'],
        styles: ['/next.css'],
      }),
    }) as unknown as Response
  const noJson = async () => ({ json: () => Promise.reject(new SyntaxError()) }) as unknown as Response
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
  const failed = jest.fn()
  beforeEach(() => {
    jest.useFakeTimers()
    failed.mockClear()
    document.addEventListener('scripts-failed', failed)
  })
  afterEach(() => {
    document.removeEventListener('scripts-failed', failed)
    jest.useRealTimers()
  })

  /** The returned function lets the data arrive and checks that the scripts run. */
  function lateData() {
    let arrive = () => {}
    const late = new Promise<Response>((resolve) => {
      arrive = () => resolve(answer())
    })
    window.fetch = jest.fn(unreachable as () => Promise<Response>).mockReturnValueOnce(late)
    const loading = loadScripts('/flight.json')
    return async () => {
      arrive()
      await loading
      expect(sources()).toEqual(['/a.js', '/b.js'])
    }
  }

  it('run when the data that names them has arrived', async () => {
    const arrive = lateData()
    expect(sources()).toEqual([])
    await arrive()
    // Styles of pages that may come next.
    expect(fetch).toHaveBeenLastCalledWith('/next.css')
    expect(window.__next_f).toEqual([[0]])
    expect(window.TURBOPACK).toEqual([{ otherChunks: [] }])
    expect(failed).not.toHaveBeenCalled()
  })

  it('of a prerendered page are fetched ahead, and run after the frame that shows it', async () => {
    Object.assign(document, { prerendering: true })
    window.fetch = jest.fn(answer)
    await loadScripts('/flight.json')
    expect(document.head.querySelectorAll('link[rel=preload]')).toHaveLength(2)
    document.dispatchEvent(new Event('prerenderingchange'))
    jest.advanceTimersToNextFrame()
    expect(sources()).toEqual([])
    jest.advanceTimersToNextFrame()
    expect(sources()).toEqual(['/a.js', '/b.js'])
    Object.assign(document, { prerendering: false })
  })

  it.each([
    ['cannot be loaded', unreachable],
    ['are no JSON', noJson],
  ])('run when their data %s once; when it fails twice, the page is notified', async (_, fault) => {
    window.fetch = jest.fn(fault)
    loadScripts('/flight.json')
    await jest.advanceTimersByTimeAsync(2000)
    expect(sources()).toEqual([])
    expect(failed).toHaveBeenCalledTimes(1)
    window.fetch = jest.fn(answer).mockImplementationOnce(fault)
    loadScripts('/flight.json')
    await jest.advanceTimersByTimeAsync(2000)
    expect(sources()).toEqual(['/a.js', '/b.js'])
    expect(failed).toHaveBeenCalledTimes(1)
  })

  it('are given up after ten seconds, and still run when they come later', async () => {
    const arrive = lateData()
    await jest.advanceTimersByTimeAsync(9999)
    expect(failed).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledTimes(1)
    await arrive()
  })
})

it('reports the first interaction once, before all other listeners', () => {
  const order: string[] = []
  document.addEventListener('keydown', () => order.push('page'), { once: true })
  onFirstInteraction(() => order.push('we'))
  for (const sign of ['keydown', 'click', 'scroll']) {
    document.dispatchEvent(new Event(sign, { bubbles: true }))
  }
  expect(order).toEqual(['we', 'page'])
})
