import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { extras } from './content/extras'
import { type PictureRecord, pictures } from './content/pictures'
import { accentOf } from './lib/server/accent'
import { focusRule } from './lib/server/focus'

const points = Object.values<PictureRecord>(pictures)
  .map(({ focus }) => focus)
  .filter((point) => point !== undefined)

const accent = Object.entries(accentOf(extras.accent)).map(([form, hex]) => [`--color-accent-${form}`, hex])

/** What the owner's records say, as styles: the accent and the points that pictures keep in view. All else is in `app/tokens.css`. */
export default {
  plugins: [
    plugin(({ addBase }) =>
      addBase(Object.assign({ ':root': Object.fromEntries(accent) }, ...points.map(focusRule))),
    ),
  ],
} satisfies Config
