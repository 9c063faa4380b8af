import type { Config } from 'tailwindcss'
import { palette } from './lib/palette'

/** Scale of the design; colours come from `lib/palette.ts` so that a test can compute their contrast. */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    extend: {
      colors: palette,
      fontFamily: {
        sans: [
          'var(--font-host-grotesk)',
          'Host Grotesk Arial',
          'Host Grotesk Roboto',
          'system-ui',
          'sans-serif',
        ],
      },
      fontSize: {
        // Also bound to the height: on a phone held sideways the headline must leave room for the buttons.
        display: [
          'clamp(2.75rem, min(1.6rem + 5vw, 13svh), 5.5rem)',
          { lineHeight: '1', letterSpacing: '-0.03em' },
        ],
        title: ['clamp(2rem, 1.3rem + 3vw, 3.5rem)', { lineHeight: '1.05', letterSpacing: '-0.025em' }],
        statement: [
          'clamp(1.625rem, 1.2rem + 1.9vw, 2.5rem)',
          { lineHeight: '1.2', letterSpacing: '-0.02em' },
        ],
        lead: ['clamp(1.0625rem, 0.95rem + 0.5vw, 1.375rem)', { lineHeight: '1.5' }],
        body: ['clamp(1.0625rem, 1.03rem + 0.16vw, 1.125rem)', { lineHeight: '1.6' }],
        label: ['0.875rem', { lineHeight: '1.45' }],
        figure: ['clamp(4rem, 8.2vw, 7.5rem)', { lineHeight: '1', letterSpacing: '-0.04em' }],
      },
      maxWidth: { page: '80rem', text: '65ch' },
      spacing: { section: 'clamp(5rem, 10vw, 10rem)', header: '4.5rem', bar: '4.5rem' },
      borderRadius: { DEFAULT: '2px' },
    },
  },
} satisfies Config
