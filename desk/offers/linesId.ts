/** Target of links to the ten lines. */
export const LINES_ID = 'zeilen'
