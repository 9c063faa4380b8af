import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, optimize, type XastElement, type XastRoot } from 'svgo'

/** What an owner may draw: the logo for header and footer, and a square mark for where there is no room for it. */
export type Drawn = 'logo' | 'zeichen'
export const fileOf = (drawn: Drawn) => `content/owner/${drawn}.svg`

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
/** Width to height. Of a logo: what stands well in a row of 36 px and beside the buttons of a phone. */
const SHAPES: Record<Drawn, { narrowest: number; widest: number; right: string }> = {
  logo: {
    narrowest: 0.5,
    widest: 8,
    right:
      'Nehmen Sie eine Fassung, die höchstens 8-mal so breit wie hoch und höchstens doppelt so hoch wie breit ist',
  },
  zeichen: {
    narrowest: 0.8,
    widest: 1.25,
    right: 'Ein Zeichen ist quadratisch oder fast, zum Beispiel viewBox="0 0 64 64"',
  },
}
/** Copies of copies, as `<use>` makes them: a drawing program needs two, and seven fill a browser's memory. */
const MOST_LEVELS = 4
const MOST_SHAPES = 2000

const GROUPS = ['g', 'defs', 'clipPath', 'mask', 'symbol', 'linearGradient', 'radialGradient']
const FORMS = ['path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect', 'use']
const ELEMENTS: readonly string[] = [...GROUPS, ...FORMS, 'stop']

/** What says how something is drawn; the rest of what a drawing program writes changes nothing. */
const PAINT =
  /^(?:id|d|c[xy]|r|r[xy]|[xy][12]?|f[xy]|fr|width|height|points|href|transform|color|opacity|offset|fill(?:-\w+)?|stroke(?:-\w+)*|stop-\w+|clip-\w+|clipPathUnits|mask|mask\w+|mask-type|gradientUnits|gradientTransform|spreadMethod|paint-order|vector-effect|display|visibility)$/
const IDLE =
  /^(?:class|version|role|baseProfile|enable-background|preserveAspectRatio|(?:xml|data|aria)[:-].*)$/

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
  switch:
    'enthält die Daten, mit denen Illustrator weiterarbeitet (<switch>): Exportieren Sie ohne „Illustrator-Bearbeitungsfunktionen beibehalten“',
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

const elementsIn = ({ children }: XastRoot | XastElement) =>
  children.filter((child): child is XastElement => child.type === 'element')

/** What an element that cannot stay holds has no cause of its own. */
function errorsIn(element: XastElement): string[] {
  const error = validateElement(element.name)
  return error !== null
    ? [error]
    : [
        ...Object.entries(element.attributes).flatMap((each) => validateAttribute(...each) ?? []),
        ...elementsIn(element).flatMap(errorsIn),
      ]
}

const REFERENCE = /(?:^#|url\(\s*['"]?#)([^'")\s]+)/g

type Extent = { levels: number; shapes: number }

/** How deep copies are nested in a drawing, and how many shapes a browser draws for all of them. */
function extentOf(root: XastElement): Extent {
  const byId = new Map<string, XastElement>()
  const known = new Map<XastElement, Extent>()
  function name(element: XastElement) {
    if (element.attributes.id !== undefined) {
      byId.set(element.attributes.id, element)
    }
    elementsIn(element).forEach(name)
  }
  function extent(element: XastElement): Extent {
    const before = known.get(element)
    if (before !== undefined) {
      return before
    }
    // Whoever meets it again below itself is in a circle.
    known.set(element, { levels: Number.POSITIVE_INFINITY, shapes: 0 })
    const copies = Object.values(element.attributes)
      .flatMap((value) => [...value.matchAll(REFERENCE)])
      .flatMap(([, id = '']) => byId.get(id) ?? [])
      .map(extent)
      .map(({ levels, shapes }) => ({ levels: levels + 1, shapes }))
    const parts = [...copies, ...elementsIn(element).map(extent)]
    const found = {
      levels: Math.max(0, ...parts.map(({ levels }) => levels)),
      shapes: parts.reduce((sum, { shapes }) => sum + shapes, FORMS.includes(element.name) ? 1 : 0),
    }
    known.set(element, found)
    return found
  }
  name(root)
  return extent(root)
}

const holdsShape = (element: XastElement): boolean =>
  FORMS.includes(element.name) || elementsIn(element).some(holdsShape)

function converted(element: XastElement): LogoElement {
  return {
    name: element.name,
    attributes: Object.fromEntries(
      Object.entries(element.attributes).map(([name, value]) => [
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

/** Takes away what changes nothing, and makes attributes of the styles that are left. */
function withoutIdle({ attributes }: XastElement) {
  for (const rule of (attributes.style ?? '').split(';')) {
    const [name = '', ...value] = rule.split(':').map((part) => part.trim())
    if (PAINT.test(name)) {
      attributes[name] = value.join(':')
    }
  }
  const isIdle = (name: string, value: string) =>
    IDLE.test(name) || LEFT.test(name) || LEFT.test(`${name}:${value}`)
  const isIdleRule = (rule: string) => {
    const [name = '', value = ''] = rule.split(':').map((part) => part.trim())
    return name === '' || PAINT.test(name) || isIdle(name, value)
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style' ? value.split(';').every(isIdleRule) : isIdle(name, value)) {
      delete attributes[name]
    }
  }
}

/** Styles become attributes, as the content policy forbids styles; ids get a prefix, as pages have their own. */
function cleaned(svg: string): { root: XastElement | undefined; text: string } {
  let root: XastElement | undefined
  const plugins: Config['plugins'] = [
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'convertStyleToAttrs',
    { name: 'withoutIdle', fn: () => ({ element: { enter: withoutIdle } }) },
    'preset-default',
    'removeTitle',
    'removeXlink',
    { name: 'prefixIds', params: { prefix: 'logo', delim: '-', prefixClassNames: false } },
    {
      name: 'take',
      fn: (tree) => {
        root = elementsIn(tree)[0]
        // Whoever shows it says how large.
        for (const measure of ['width', 'height', 'x', 'y']) {
          delete root?.attributes[measure]
        }
        return null
      },
    },
  ]
  const { data } = optimize(svg, { multipass: true, plugins })
  return { root, text: data }
}

/** A drawing as the site can show it, or what is wrong with the file, each in a few words. */
export function logoOf(svg: string, drawn: Drawn = 'logo'): { logo: Logo } | { errors: string[] } {
  let clean: ReturnType<typeof cleaned>
  try {
    clean = cleaned(svg)
  } catch {
    return { errors: ['ist kein lesbares SVG: Exportieren Sie es neu'] }
  }
  const { root, text } = clean
  if (root?.name !== 'svg') {
    return { errors: ['ist kein SVG: Exportieren Sie es als SVG'] }
  }
  const { viewBox = '', ...others } = root.attributes
  const attributes = Object.fromEntries(Object.entries(others).filter(([name]) => !/^xmlns/.test(name)))
  const drawing: XastElement = { ...root, name: 'g', attributes: { ...attributes, id: 'logo' } }
  const [width = 0, height = 0] = (VIEW_BOX.exec(viewBox)?.slice(1) ?? []).map(Number)
  const bytes = Buffer.byteLength(text)
  const { narrowest, widest, right } = SHAPES[drawn]
  const { levels, shapes } = extentOf(drawing)
  const inside = errorsIn(drawing)
  const errors = [
    !(width > 0 && height > 0) &&
      'hat keine viewBox, aus der Breite und Höhe hervorgehen: Exportieren Sie mit viewBox, zum Beispiel viewBox="0 0 240 60"',
    (width / height < narrowest || width / height > widest) && `ist ${width} × ${height}: ${right}`,
    inside.length === 0 &&
      !holdsShape(root) &&
      'zeichnet nichts: Exportieren Sie die Datei mit ihren Flächen',
    bytes > MOST_BYTES &&
      `hat auch bereinigt ${bytes} Bytes, erlaubt sind ${MOST_BYTES}: Nehmen Sie eine einfachere Fassung mit weniger Punkten`,
    (levels > MOST_LEVELS || shapes > MOST_SHAPES) &&
      'kopiert Kopien in Kopien (<use>), bis der Rechner nicht mehr mitkommt: Wandeln Sie Klone und Symbole im Zeichenprogramm in Pfade um',
    ...inside,
  ].filter((message) => typeof message === 'string')
  return errors.length > 0
    ? { errors: [...new Set(errors)] }
    : { logo: { viewBox, width, height, drawing: converted(drawing), svg: text } }
}

/** What is wrong with a drawing of the owner's, as lines that name its file; and the drawing, if there is one and nothing is. */
export function readLogo(drawn: Drawn, root = process.cwd()): { logo: Logo | null; faults: string[] } {
  const file = fileOf(drawn)
  const path = join(root, file)
  if (!existsSync(path)) {
    return { logo: null, faults: [] }
  }
  const read = logoOf(readFileSync(path, 'utf8'), drawn)
  return 'logo' in read
    ? { logo: read.logo, faults: [] }
    : { logo: null, faults: read.errors.map((message) => `${file} ${message}.`) }
}
