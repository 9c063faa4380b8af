import localFont from 'next/font/local'

/** One variable file for all weights, preloaded. */
export const hostGrotesk = localFont({
  src: '../node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2',
  weight: '300 800',
  display: 'swap',
  // fallback.css has one that also covers Android, Linux and bold.
  adjustFontFallback: false,
  variable: '--font-host-grotesk',
})
