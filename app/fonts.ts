import localFont from 'next/font/local'

/** One variable file for all weights, preloaded; Next adds a fallback of the same metrics, so nothing shifts. */
export const hostGrotesk = localFont({
  src: '../node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2',
  weight: '300 800',
  display: 'swap',
  variable: '--font-host-grotesk',
})
