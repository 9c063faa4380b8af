import { READY_EVENT } from '@/lib/both/pageState'

const field = '<div><input name="email"></div>'

function icon() {
  return Object.assign(document.createElement('span'), { id: 'icon' })
}
const find = (selector: string) => document.querySelector(selector) as HTMLElement
const html = () => find('form').innerHTML
/** Observers run in microtasks. */
const flushObservers = () => Promise.resolve()

function start() {
  jest.isolateModules(() => {
    require('./detachedNodes')
  })
}

beforeEach(() => {
  document.body.innerHTML = `<main><p>Text</p></main><form data-enquiry="contact">${field}</form>`
  window.ownElements = new WeakSet(document.querySelectorAll('form *'))
})

afterEach(() => document.dispatchEvent(new Event(READY_EVENT)))

it.each(['page-ready', 'scripts-failed'])(
  'detaches an extension’s element from a form until %s, and reattaches it',
  async (event) => {
    find('input').after(icon())
    start()
    expect(html()).toBe(field)
    document.dispatchEvent(new Event(event))
    expect(find('input').nextElementSibling?.id).toBe('icon')
    // From now on extensions may add elements.
    const second = icon()
    find('form').append(second)
    await flushObservers()
    expect(second.isConnected).toBe(true)
  },
)

it('detaches elements that are added while React hydrates', async () => {
  start()
  find('input').after(icon())
  await flushObservers()
  expect(html()).toBe(field)
})

it('gives up on an extension that puts its element back at once, and keeps one of them', async () => {
  start()
  const persistent = new MutationObserver(() => {
    if (!document.querySelector('#icon')) {
      find('input').after(icon())
    }
  })
  persistent.observe(find('form'), { childList: true, subtree: true })
  find('input').after(icon())
  for (let turn = 0; turn < 200; turn += 1) {
    await flushObservers()
  }
  document.dispatchEvent(new Event(READY_EVENT))
  await flushObservers()
  persistent.disconnect()
  expect(document.querySelectorAll('#icon')).toHaveLength(1)
})

it('leaves elements outside the forms alone', async () => {
  start()
  find('main').append(icon())
  await flushObservers()
  expect(find('main #icon')).not.toBeNull()
})

it('leaves an element that replaces a text or wraps a field', async () => {
  start()
  const font = document.createElement('font')
  find('form').innerHTML = '<label>Text</label>'
  find('label').firstChild?.replaceWith(font)
  await flushObservers()
  expect(font.isConnected).toBe(true)
  const frame = icon()
  frame.innerHTML = field
  find('form').append(frame)
  await flushObservers()
  expect(frame.isConnected).toBe(true)
})
