import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { extras } from './content/extras'
import { type PictureRecord, pictures } from './content/pictures'
import { accentOf } from './lib/server/accent'
import { focusRule } from './lib/server/focus'
import { palette } from './lib/server/palette'

const points = Object.values<PictureRecord>(pictures)
  .map(({ focus }) => focus)
  .filter((point) => point !== undefined)

/**
 * Names of the design's measures; their values stand in `app/tokens.css`, but for two that are the same on every screen
 * (`bar`, the radius), colours in `lib/server/palette.ts` and `accent.ts` so that a test can compute their contrast. A size or a space that has no name here does not
 * belong to the design.
 */
export default {
  content: [
    './app/**/*.tsx',
    './components/**/*.tsx',
    './desk/**/*.tsx',
    './components/ui/*.ts',
    '!./**/*.test.tsx',
  ],
  plugins: [plugin(({ addBase }) => addBase(Object.assign({}, ...points.map(focusRule))))],
  theme: {
    extend: {
      colors: { ...palette, accent: accentOf(extras.accent) },
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
        label: ['var(--size-label)', { lineHeight: '1.45' }],
        body: ['var(--size-body)', { lineHeight: 'var(--leading-body)' }],
        lead: ['var(--size-lead)', { lineHeight: '1.45' }],
        /** Titles of items in lists. */
        item: ['var(--size-item)', { lineHeight: '1.3', letterSpacing: '-0.01em' }],
        sub: ['var(--size-sub)', { lineHeight: '1.15', letterSpacing: '-0.02em' }],
        /** Titles of quiet sections, and statements. */
        minor: ['var(--size-minor)', { lineHeight: '1.15', letterSpacing: '-0.02em' }],
        statement: ['var(--size-minor)', { lineHeight: '1.2', letterSpacing: '-0.02em' }],
        title: ['var(--size-title)', { lineHeight: '1.05', letterSpacing: '-0.025em' }],
        /** Titles of the two sections that lead. */
        chapter: ['var(--size-chapter)', { lineHeight: '1.02', letterSpacing: '-0.03em' }],
        /** Titles of pages: names of services, which are long. */
        page: ['var(--size-page)', { lineHeight: '1.02', letterSpacing: '-0.03em' }],
        nav: ['var(--size-nav)', { lineHeight: '1.45' }],
        display: ['var(--size-display)', { lineHeight: '1', letterSpacing: '-0.03em' }],
        /** Numerals, and nothing else. */
        figure: ['var(--size-figure)', { lineHeight: '1', letterSpacing: '-0.04em' }],
        phone: ['var(--size-phone)', { lineHeight: '1', letterSpacing: '0' }],
      },
      maxWidth: { page: 'var(--page)', text: 'var(--text)' },
      spacing: {
        same: 'var(--space-same)',
        new: 'var(--space-new)',
        turn: 'var(--space-turn)',
        /** `new`, less what stands below a chapter's hairline. */
        'new-rule': 'calc(var(--space-new) - var(--space-rule))',
        rule: 'var(--space-rule)',
        'half-turn': 'calc(var(--space-turn) / 2)',
        section: 'var(--space-new)',
        gutter: 'var(--gutter)',
        header: 'var(--header)',
        bar: '4.5rem',
      },
      borderRadius: { DEFAULT: '2px' },
    },
  },
} satisfies Config
