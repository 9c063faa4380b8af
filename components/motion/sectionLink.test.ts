import { sectionLinkOf } from './sectionLink'

/** What a click on a link asks for, with the page at /werkschutz/?a=1. */
function asked(attributes: string, click: MouseEventInit = {}) {
  history.replaceState(null, '', '/werkschutz/?a=1')
  document.body.innerHTML = `<a ${attributes}><b>Wohin</b></a><section id="about" tabindex="-1"></section><p id="plain"></p>`
  let found: ReturnType<typeof sectionLinkOf> = null
  const look = (event: MouseEvent) => {
    found = sectionLinkOf(event)
    event.preventDefault()
  }
  document.addEventListener('click', look, { once: true })
  document
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }))
  return found
}

const section = expect.objectContaining({ id: 'about' })

it.each(['href="#about"', 'href="/werkschutz/?a=1#about"'])('knows a section of this page: %s', (link) => {
  expect(asked(link)).toEqual({ hash: '#about', section })
})

it.each([
  'href="/#about"',
  'href="/werkschutz/#about"',
  'href="https://example.org/werkschutz/?a=1#about"',
  'href="#"',
  'href="#nowhere"',
  'href="#plain"',
  'href="#about" target="_blank"',
  'href="#about" download',
  'href="#about" data-offer=""',
  'href="mailto:a@b.example?subject=#about"',
  '',
])('leaves <a %s> to others', (link) => {
  expect(asked(link)).toBeNull()
})

it.each<MouseEventInit>([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a click with %j to the browser', (click) => {
  expect(asked('href="#about"', click)).toBeNull()
})
