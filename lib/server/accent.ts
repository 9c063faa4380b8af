import { clampChroma, differenceEuclidean, formatHex, oklch, wcagContrast } from 'culori'
import { palette } from './palette'

/** The forms of the colour that says what a visitor can do. */
export type Accent = {
  /** Buttons, their edge, and what they become below the pointer. */
  ground: string
  edge: string
  hover: string
  /** Words on both grounds. */
  label: string
  /** Marks and focus on night, and on paper. */
  night: string
  paper: string
}

const { bernstein, nacht, nebel, papier, tinte } = palette
const AMBER: Accent = {
  ground: bernstein[400],
  edge: bernstein[400],
  hover: bernstein[300],
  label: tinte,
  night: bernstein[400],
  paper: bernstein[800],
}
const WHITE = '#FFFFFF'

/** WCAG: words as the site promises them (level AAA), words (AA), and what is no word. */
const [STRONG, PLAIN, SHAPE] = [7, 4.5, 3]
const STEP = 0.002
/** How much lighter or darker a button is below the pointer. */
const HOVER = 0.06
const LIGHTEST = 0.97

/** In OKLCH and OKLab: what is grey to the eye, what is night to it, and what is the soft text of the site. */
const LEAST_CHROMA = 0.05
const NIGHT_ITSELF = 0.12
const FROM_NIGHT = 0.28
const FROM_TEXT = 0.045
const difference = differenceEuclidean('oklab')

/** A colour in another lightness, with its hue and as much of its chroma as a screen has there. */
function inLightness(colour: string, l: number): string {
  const { c = 0, h = 0 } = oklch(colour) ?? {}
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
}

/** The first lightness from `start` on that does. */
function shade(colour: string, start: number, step: number, does: (hex: string) => boolean): string | null {
  for (let l = start; l >= 0 && l <= 1; l += step) {
    const hex = inLightness(colour, l)
    if (does(hex)) {
      return hex
    }
  }
  return null
}

const lightnessOf = (colour: string) => oklch(colour)?.l ?? 0
const over = (least: number, other: string) => (hex: string) => wcagContrast(hex, other) >= least

/** Its forms, by construction as legible as amber: tests compute it. Null for what is too light to be a colour. */
function formsOf(colour: string): Accent | null {
  const lightness = lightnessOf(colour)
  const light = shade(colour, lightness, STEP, over(STRONG, tinte))
  const deep = shade(colour, 1, -STEP, over(STRONG, WHITE))
  const night = shade(colour, lightness, STEP, over(PLAIN, nacht[800]))
  const paper = shade(colour, lightness, -STEP, over(STRONG, papier[100]))
  if (light === null || deep === null || night === null || paper === null) {
    return null
  }
  const away = (form: string) => Math.abs(lightnessOf(form) - lightness)
  const isDeep = away(deep) < away(light) && difference(deep, nacht[900]) >= FROM_NIGHT
  const ground = isDeep ? deep : light
  const hover = Math.min(lightnessOf(ground) + (isDeep ? -HOVER : HOVER), LIGHTEST)
  return {
    ground,
    edge: shade(ground, lightnessOf(ground), STEP, over(SHAPE, nacht[900])) ?? ground,
    hover: inLightness(ground, hover),
    label: isDeep ? WHITE : tinte,
    night,
    paper,
  }
}

const INSTEAD =
  'nehmen Sie die kräftigste Farbe Ihres Auftritts, oder lassen Sie das Feld leer: Dann bleibt es bei Bernstein'

/** Why a colour cannot be a company's accent, as the German predicate of a sentence, or null. */
export function accentFault(value: string): string | null {
  if (!/^#[\da-f]{6}$/i.test(value)) {
    return 'ist keine Farbe aus # und sechs Zeichen von 0 bis 9 und a bis f'
  }
  const forms = formsOf(value)
  const isGrey = forms === null || (oklch(value)?.c ?? 0) < LEAST_CHROMA
  const isText = forms !== null && forms.label === tinte && difference(forms.ground, nebel[400]) < FROM_TEXT
  if (difference(value, nacht[900]) < NIGHT_ITSELF || (isText && !isGrey)) {
    return `liegt zu nah am Nachtblau der Website und hebt sich nicht ab; ${INSTEAD}`
  }
  return isGrey ? `ist fast grau und fällt als Schaltfläche nicht auf; ${INSTEAD}` : null
}

/** Without a colour, and as long as one cannot be, it is amber; `npm run check` names the fault. */
export function accentOf(colour: string | undefined): Accent {
  return (colour === undefined || accentFault(colour) !== null ? null : formsOf(colour)) ?? AMBER
}
