import { MENU_ID } from '@/lib/both/pageParts'

beforeAll(() => {
  process.env.NEXT_PUBLIC_BASE_PATH = ''
  document.body.innerHTML = `<nav id="${MENU_ID}"></nav>`
  // jsdom has neither.
  Object.assign(performance, { getEntriesByType: () => [] })
  Object.assign(window, { matchMedia: () => new EventTarget() })
  require('./head')
  require('@/app/hydration/menu')
})

it.each(['click', 'submit', 'formdata', 'input', 'change'])(
  'a foreign script may send %s to the document or the window',
  (type) => {
    const broken = jest.fn()
    addEventListener('error', (event) => event instanceof ErrorEvent && broken(event.message))
    for (const target of [document, window]) {
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
    }
    expect(broken).not.toHaveBeenCalled()
  },
)
