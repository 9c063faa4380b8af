/** The colours of „Blaue Stunde“. Amber is light; it also marks what a visitor can do, unless the owner has a colour (`accent.ts`). */
export const palette = {
  nacht: { 950: '#070E1A', 900: '#0B1626', 800: '#132238', 700: '#1E3350' },
  nebel: { 200: '#CFD8E3', 400: '#93A4B8', 600: '#3B4D63' },
  papier: { 50: '#F7F5F0', 100: '#EDE9E0', 200: '#DBD5C8' },
  tinte: '#101A29',
  bernstein: { 300: '#FFCB7D', 400: '#FFB547', 800: '#6B4100' },
  /** Errors on paper; on night the text stays light and only the mark carries colour. */
  alarm: { 700: '#8F1D16' },
  /** Cleaning cloths, by which the trade tells rooms apart: bars of one figure, always with their names as text. */
  tuch: { red: '#B0473C', yellow: '#A67C00', blue: '#3F6F9F', green: '#4F7F52' },
} as const
