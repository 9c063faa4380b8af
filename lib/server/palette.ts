import { readFileSync } from 'node:fs'

const tokens = readFileSync('app/tokens.css', 'utf8')

/** A colour as its token says it, like `#0b1626`. */
function token(name: string): string {
  const [, hex] = new RegExp(`--color-${name}: (#[\\da-f]{6});`).exec(tokens) ?? []
  if (hex === undefined) {
    throw new Error(`app/tokens.css has no colour --color-${name} of the form #0b1626.`)
  }
  // As pictures and drawings were made of them.
  return hex.toUpperCase()
}

function shades<Shade extends string | number>(name: string, ...steps: Shade[]): Record<Shade, string> {
  return Object.fromEntries(steps.map((step) => [step, token(`${name}-${step}`)])) as Record<Shade, string>
}

/** The colours of `app/tokens.css`, for what is drawn and for what computes with them. */
export const palette = {
  nacht: shades('nacht', 950, 900, 800, 700),
  nebel: shades('nebel', 200, 400, 600),
  papier: shades('papier', 50, 100, 200),
  tinte: token('tinte'),
  bernstein: shades('bernstein', 300, 400, 800),
  alarm: shades('alarm', 700),
  tuch: shades('tuch', 'red', 'yellow', 'blue', 'green'),
}
