import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, optimize, type XastElement, type XastRoot } from 'svgo'

/** Where an owner lays the company's own logo. */
export const LOGO_FILE = 'content/logo.svg'

/** An element of a drawing, its attributes as React names them. */
export type LogoElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly LogoElement[]
}

/** A cleaned logo. `drawing` is a `g` with all of it, in the box of `width` and `height` that begins at `x` and `y`. */
export type Logo = { viewBox: string; width: number; height: number; drawing: LogoElement; svg: string }

/** It is written into every page. */
const MOST_BYTES = 8000
/** Width to height: what stands well in a row of 36 px and beside the buttons of a phone. */
const SHAPE = { narrowest: 0.5, widest: 8 }

const GROUPS = ['g', 'defs', 'clipPath', 'mask', 'symbol', 'linearGradient', 'radialGradient']
const SHAPES = ['path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect', 'use']
const ELEMENTS: readonly string[] = [...GROUPS, ...SHAPES, 'stop']

/** What says how something is drawn; the rest of what a drawing program writes changes nothing. */
const PAINT =
  /^(?:id|d|c[xy]|r|r[xy]|[xy][12]?|f[xy]|fr|width|height|points|href|transform|color|opacity|offset|fill(?:-\w+)?|stroke(?:-\w+)*|stop-\w+|clip-\w+|clipPathUnits|mask|mask\w+|gradientUnits|gradientTransform|spreadMethod|paint-order|vector-effect|display|visibility)$/
const IDLE =
  /^(?:class|version|role|baseProfile|enable-background|preserveAspectRatio|(?:xmlns|xml|data|aria)(?:[:-].*)?)$/

/** What Inkscape leaves on words that became paths: it sets type, or says what holds anyway. */
const LEFT =
  /^(?:-.+|font|font-.+|text-.+|(?:letter|word)-spacing|line-height|inline-size|white-space|writing-mode|direction|(?:dominant|alignment)-baseline|baseline-shift|shape-(?:inside|padding|margin)|(?:color|image|shape)-rendering|color-interpolation.*|solid-.+|isolation|(?:mix-blend-mode:normal|overflow:visible|marker:none|filter:none))$/

/** What an element or attribute that cannot stay is, in an owner's words, and what to do. */
const CAUSES: Readonly<Record<string, string>> = {
  text: 'enthält Schrift (<text>), die nicht jeder Rechner hat: Wandeln Sie Schrift im Zeichenprogramm in Pfade um',
  image: 'enthält ein Foto oder Pixelbild (<image>): Speichern Sie das Logo als reine Vektorzeichnung',
  script: 'enthält ein Skript (<script>): Löschen Sie es aus der Datei',
  style:
    'enthält Stilregeln (<style>), die sich nicht auflösen lassen: Exportieren Sie mit Präsentationsattributen',
}

function validateElement(name: string): string | null {
  return ELEMENTS.includes(name)
    ? null
    : (CAUSES[name] ??
        `enthält <${name}>, das hier nicht erlaubt ist: Vereinfachen Sie die Zeichnung auf Flächen, Linien und Verläufe`)
}

function validateAttribute(name: string, value: string): string | null {
  if (/^on/i.test(name)) {
    return `enthält ein Ereignis (${name}), das ein Skript wäre: Löschen Sie das Attribut`
  }
  if ((name === 'href' && !value.startsWith('#')) || /url\(\s*['"]?(?!['"]?#)/i.test(value)) {
    return `verweist nach außen (${name}="${value.slice(0, 40)}"): Ein Logo darf nur auf Teile von sich selbst verweisen`
  }
  return PAINT.test(name)
    ? null
    : `enthält das Attribut ${name}, das hier nicht erlaubt ist: Vereinfachen Sie die Zeichnung auf Flächen, Linien und Verläufe`
}

/** What is worth a look: the rest has gone with the cleaning, or is nothing to a browser. */
function attributesOf({ attributes }: XastElement): [name: string, value: string][] {
  return Object.entries(attributes).filter(([name]) => !IDLE.test(name))
}

const elementsIn = ({ children }: XastRoot | XastElement) =>
  children.filter((child): child is XastElement => child.type === 'element')

function errorsIn(element: XastElement): (string | null)[] {
  return [
    validateElement(element.name),
    ...attributesOf(element).map(([name, value]) => validateAttribute(name, value)),
    ...elementsIn(element).flatMap(errorsIn),
  ]
}

const holdsShape = (element: XastElement): boolean =>
  SHAPES.includes(element.name) || elementsIn(element).some(holdsShape)

function converted(element: XastElement): LogoElement {
  return {
    name: element.name,
    attributes: Object.fromEntries(
      attributesOf(element).map(([name, value]) => [
        name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()),
        value,
      ]),
    ),
    children: elementsIn(element).map(converted),
  }
}

const NUMBER = String.raw`-?[\d.]+(?:e-?\d+)?`
const VIEW_BOX = new RegExp(
  String.raw`^\s*${NUMBER}[\s,]+${NUMBER}[\s,]+(${NUMBER})[\s,]+(${NUMBER})\s*$`,
  'i',
)

function withoutLeft({ attributes }: XastElement) {
  const isLeft = (name: string, value: string) => LEFT.test(name) || LEFT.test(`${name}:${value}`)
  for (const [name] of Object.entries(attributes).filter((each) => isLeft(...each))) {
    delete attributes[name]
  }
  const rules = (attributes.style ?? '').split(';').map((rule) => rule.split(':').map((part) => part.trim()))
  if (rules.every(([name = '', value = '']) => name === '' || isLeft(name, value))) {
    delete attributes.style
  }
}

/** Styles become attributes, as the content policy forbids styles; ids get a prefix, as pages have their own. */
function cleaned(svg: string): { root: XastElement | undefined; text: string } {
  let root: XastElement | undefined
  const plugins: Config['plugins'] = [
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'convertStyleToAttrs',
    { name: 'withoutLeft', fn: () => ({ element: { enter: withoutLeft } }) },
    'preset-default',
    'removeTitle',
    'removeXlink',
    { name: 'prefixIds', params: { prefix: 'logo', delim: '-', prefixClassNames: false } },
    {
      name: 'take',
      fn: (tree) => {
        root = elementsIn(tree)[0]
        return null
      },
    },
  ]
  const { data } = optimize(svg, { multipass: true, plugins })
  return { root, text: data }
}

/** A logo as the pages can show it, or what is wrong with the file, each in a few words. */
export function logoOf(svg: string): { logo: Logo } | { errors: string[] } {
  let clean: ReturnType<typeof cleaned>
  try {
    clean = cleaned(svg)
  } catch {
    return { errors: ['ist kein lesbares SVG: Exportieren Sie es neu'] }
  }
  const { root, text } = clean
  if (root?.name !== 'svg') {
    return { errors: ['ist kein SVG: Exportieren Sie das Logo als SVG'] }
  }
  const { viewBox = '', width: _width, height: _height, x: _x, y: _y, ...attributes } = root.attributes
  const drawing: XastElement = { ...root, name: 'g', attributes: { ...attributes, id: 'logo' } }
  const [width = 0, height = 0] = (VIEW_BOX.exec(viewBox)?.slice(1) ?? []).map(Number)
  const bytes = Buffer.byteLength(text)
  const shape = width / height
  const errors = [
    !(width > 0 && height > 0) &&
      'hat keine viewBox, aus der Breite und Höhe hervorgehen: Exportieren Sie mit viewBox, zum Beispiel viewBox="0 0 240 60"',
    (shape < SHAPE.narrowest || shape > SHAPE.widest) &&
      `ist ${width} × ${height}: Nehmen Sie eine Fassung, die höchstens ${SHAPE.widest}-mal so breit wie hoch und höchstens doppelt so hoch wie breit ist`,
    !holdsShape(root) && 'zeichnet nichts: Exportieren Sie das Logo mit seinen Flächen',
    bytes > MOST_BYTES &&
      `hat auch bereinigt ${bytes} Bytes, erlaubt sind ${MOST_BYTES}: Nehmen Sie eine einfachere Fassung mit weniger Punkten`,
    ...errorsIn(drawing),
  ].filter((message) => typeof message === 'string')
  return errors.length > 0
    ? { errors: [...new Set(errors)] }
    : { logo: { viewBox, width, height, drawing: converted(drawing), svg: text } }
}

/** What is wrong with the owner's logo, as lines that name its file; and the logo, if there is one and nothing is. */
export function readLogo(root = process.cwd()): { logo: Logo | null; faults: string[] } {
  const file = join(root, LOGO_FILE)
  if (!existsSync(file)) {
    return { logo: null, faults: [] }
  }
  const read = logoOf(readFileSync(file, 'utf8'))
  return 'logo' in read
    ? { logo: read.logo, faults: [] }
    : { logo: null, faults: read.errors.map((message) => `${LOGO_FILE} ${message}.`) }
}
