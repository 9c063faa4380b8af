import { READY_EVENT } from '@/lib/both/pageState'

const field = '<div><input name="email"></div>'

function icon() {
  return Object.assign(document.createElement('span'), { id: 'icon' })
}
const find = (selector: string) => document.querySelector(selector) as HTMLElement
const html = () => find('form').innerHTML
/** Observers are told in microtasks. */
const told = () => Promise.resolve()

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
  'keeps an extension’s element out of a form until %s, and puts it back',
  async (event) => {
    find('input').after(icon())
    start()
    expect(html()).toBe(field)
    document.dispatchEvent(new Event(event))
    expect(find('input').nextElementSibling?.id).toBe('icon')
    // From now on it is the extension's affair.
    const second = icon()
    find('form').append(second)
    await told()
    expect(second.isConnected).toBe(true)
  },
)

it('keeps out what comes while React is at work', async () => {
  start()
  find('input').after(icon())
  await told()
  expect(html()).toBe(field)
})

it('gives in to whoever puts back at once what was taken out, and lets in one', async () => {
  start()
  const persistent = new MutationObserver(() => {
    if (!document.querySelector('#icon')) {
      find('input').after(icon())
    }
  })
  persistent.observe(find('form'), { childList: true, subtree: true })
  find('input').after(icon())
  for (let turn = 0; turn < 200; turn += 1) {
    await told()
  }
  document.dispatchEvent(new Event(READY_EVENT))
  await told()
  persistent.disconnect()
  expect(document.querySelectorAll('#icon')).toHaveLength(1)
})

it('lets stand what is outside of the forms', async () => {
  start()
  find('main').append(icon())
  await told()
  expect(find('main #icon')).not.toBeNull()
})

it('lets stand what replaces a text, or has taken a field into itself', async () => {
  start()
  const font = document.createElement('font')
  find('form').innerHTML = '<label>Text</label>'
  find('label').firstChild?.replaceWith(font)
  await told()
  expect(font.isConnected).toBe(true)
  const frame = icon()
  frame.innerHTML = field
  find('form').append(frame)
  await told()
  expect(frame.isConnected).toBe(true)
})
