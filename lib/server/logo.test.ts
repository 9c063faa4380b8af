import { logoOf } from './logo'

const drawing = (inside: string, attributes = 'viewBox="0 0 240 60"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`

const BAR = '<path fill="#fff" d="M0 0h240v60H0z"/>'

function causesOf(svg: string): string[] {
  const read = logoOf(svg)
  return 'errors' in read ? read.errors : []
}

function read(svg: string) {
  const result = logoOf(svg)
  if ('errors' in result) {
    throw new Error(result.errors.join('\n'))
  }
  return result.logo
}

it('takes a drawing with its measures, its own colour and the colour of its ground', () => {
  const logo = read(
    drawing(
      '<circle cx="30" cy="30" r="20" fill="#FFB000"/><path fill="currentColor" d="M70 10h160v40H70z"/>',
    ),
  )
  expect(logo).toMatchObject({ viewBox: '0 0 240 60', width: 240, height: 60 })
  expect(logo.drawing).toMatchObject({ name: 'g', attributes: { id: 'logo' } })
  expect(logo.drawing.children.map(({ attributes }) => attributes.fill)).toEqual(
    ['#FFB000', 'currentColor'].map((fill) => expect.stringMatching(new RegExp(fill, 'i'))),
  )
})

it('keeps what a drawing program says of the whole', () => {
  expect(read(drawing(BAR, 'fill="none" viewBox="0 0 240 60"')).drawing.attributes).toMatchObject({
    fill: 'none',
  })
})

it('turns the styles of drawing programs into attributes: the content policy forbids styles', () => {
  const logo = read(
    drawing(
      '<defs><style>.a,.b{fill:#fff;stroke-width:2}</style></defs><title>Logo</title><path class="a" d="M0 0h9v9z"/><path class="b" style="stroke:#ffb000" d="M20 0h9v9z"/>',
    ),
  )
  expect(JSON.stringify(logo.drawing)).not.toMatch(/"(?:style|class|title)"/)
  expect(JSON.stringify(logo.drawing)).toContain('"strokeWidth":"2"')
})

it('takes words that became paths in Inkscape, which leaves what set their type', () => {
  const style =
    'color:#000;font-style:normal;font-size:40px;line-height:1.25;font-family:Inter;-inkscape-font-specification:Inter;letter-spacing:0;text-anchor:start;text-decoration:none;white-space:pre;isolation:auto;mix-blend-mode:normal;overflow:visible;color-interpolation:sRGB;solid-color:#000;shape-rendering:auto;fill:#fff;fill-opacity:1;stroke:none'
  const logo = read(
    drawing(
      `<g aria-label="Wache" font-family="Inter" font-size="40"><path style="${style}" d="M0 0h9v9z"/></g>`,
    ),
  )
  expect(JSON.stringify(logo)).toContain('"fill":"#fff"')
  expect(JSON.stringify(logo)).not.toMatch(/style|font|overflow|rendering/)
})

it.each([
  [
    'Illustrator',
    '<defs><rect id="A" width="200" height="40"/></defs><clipPath id="B"><use xlink:href="#A" style="overflow:visible;"/></clipPath><g style="clip-path:url(#B);enable-background:new" data-name="Ebene 1">BAR</g>',
    'overflow="visible" xml:space="preserve" x="0px" y="0px" viewBox="0 0 240 60"',
  ],
  [
    'Inkscape',
    '<sodipodi:namedview inkscape:zoom="2"/><metadata/><g inkscape:label="L" style="-inkscape-stroke:none;enable-background:accumulate;overflow:visible">BAR</g>',
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" sodipodi:docname="l.svg" width="240mm" height="60mm" viewBox="0 0 240 60"',
  ],
])('drops what %s leaves and what changes nothing', (_program, inside, attributes) => {
  const { svg } = read(drawing(inside.replace('BAR', BAR), attributes))
  expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 240 60">/)
  expect(svg).not.toMatch(/overflow|background|data-|inkscape|sodipodi|space|style/)
})

it("keeps Figma's kind of a mask, as an attribute", () => {
  const mask = '<mask id="m" style="mask-type:alpha"><path fill="#fff" d="M0 0h9v9z"/></mask>'
  expect(read(drawing(`${mask}<g mask="url(#m)">${BAR}</g>`)).svg).toContain('mask-type="alpha"')
})

it('gives ids a prefix, and what refers to them as well: pages have ids of their own', () => {
  const logo = read(
    drawing(
      '<defs><linearGradient id="contact"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#ffb000"/></linearGradient></defs><path fill="url(#contact)" d="M0 0h240v60H0z"/>',
    ),
  )
  const written = JSON.stringify(logo.drawing)
  const [, id] = /"id":"(logo-[^"]+)"/.exec(written) ?? []
  expect(id).toBeDefined()
  expect(written).toContain(`url(#${id})`)
  expect(written).toContain('"stopColor"')
})

it.each([
  ['what is no SVG', 'GIF89a', 'kein lesbares SVG'],
  ['an open tag', '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z">', 'kein lesbares SVG'],
  ['another document', '<html><body/></html>', 'kein SVG'],
  ['no viewBox', drawing(BAR, 'width="240" height="60"'), 'hat keine viewBox'],
  ['a viewBox without a width', drawing(BAR, 'viewBox="0 0 0 60"'), 'hat keine viewBox'],
  ['a logo like a ribbon', drawing(BAR, 'viewBox="0 0 900 60"'), 'ist 900 × 60'],
  ['nothing drawn', drawing('<g/>'), 'zeichnet nichts'],
  ['a script', drawing(`${BAR}<script>alert(1)</script>`), '<script>'],
  ['an event handler', drawing('<path onclick="alert(1)" d="M0 0h9v9z"/>'), 'Ereignis (onclick)'],
  ['a handler of the whole', drawing(BAR, 'viewBox="0 0 240 60" onload="alert(1)"'), 'Ereignis (onload)'],
  ['a photo', drawing(`${BAR}<image href="data:image/png;base64,AAAA" width="9" height="9"/>`), '<image>'],
  [
    'a foreign object',
    drawing(`${BAR}<foreignObject width="9" height="9"><p/></foreignObject>`),
    '<foreignObject>',
  ],
  ['a link', drawing(`<a href="https://example.org">${BAR}</a>`), '<a>'],
  ['a part from elsewhere', drawing(`${BAR}<use xlink:href="https://example.org/a.svg#b"/>`), 'nach außen'],
  [
    'a paint from elsewhere',
    drawing('<path fill="url(https://example.org/a.svg#b)" d="M0 0h9v9z"/>'),
    'nach außen',
  ],
  ['an animation', drawing(`${BAR}<animate attributeName="x"/>`), '<animate>'],
  [
    'a style that would change the drawing',
    drawing('<path style="mix-blend-mode:multiply;font-size:9px" d="M0 0h9v9z"/>'),
    'Attribut style',
  ],
  ['a rule of styles that stays', drawing(`<style>@media print{path{fill:red}}</style>${BAR}`), '<style>'],
])('refuses %s, and says what to do', (_what, svg, cause) => {
  const errors = causesOf(svg)
  expect(errors.join('\n')).toContain(cause)
  expect(errors.every((line) => /: \p{L}/u.test(line) && !line.includes('\n'))).toBe(true)
})

/** A part, and each of `levels` holds the one before it so many times. */
function copies(levels: number, times: number) {
  const level = (at: number) => `<g id="l${at}">${`<use xlink:href="#l${at - 1}"/>`.repeat(times)}</g>`
  const all = Array.from({ length: levels }, (_, at) => level(at + 1)).join('')
  return drawing(
    `<defs><path id="l0" fill="#fff" d="M0 0h9v9z"/>${all}</defs><use xlink:href="#l${levels}"/>`,
  )
}

it.each([
  [
    'live type, whatever sets it',
    drawing(
      '<text font-family="Inter" style="font-size:40px"><tspan x="1" style="line-height:1.2">Wache</tspan></text>',
    ),
    'in Pfade',
  ],
  [
    'what Illustrator keeps for itself',
    drawing(`<switch><foreignObject requiredExtensions="ai"/>${BAR}</switch>`),
    'Illustrator',
  ],
  ['seven levels of copies', copies(7, 1), 'Kopien in Kopien'],
  ['copies by the thousand', copies(3, 20), 'Kopien in Kopien'],
  [
    'copies in a circle',
    drawing('<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>'),
    'Kopien in Kopien',
  ],
])('says in one line that it refuses %s', (_what, svg, cause) => {
  expect(causesOf(svg)).toEqual([expect.stringContaining(cause)])
})

it('takes a symbol that is copied twice', () => {
  expect(causesOf(copies(2, 3))).toEqual([])
})

it('refuses what would weigh on every page', () => {
  // Nothing that cleaning can shorten.
  const points = Array.from({ length: 3000 }, (_, at) => `${(at * 7919) % 240} ${(at * 104729) % 60}`)
  expect(causesOf(drawing(`<path fill="#fff" d="M${points.join('L')}"/>`)).join()).toMatch(
    /\d+ Bytes, erlaubt sind 8000/,
  )
})
