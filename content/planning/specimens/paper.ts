/** On every sheet, on paper and in Word. Small, because the browser needs it for the tender document. */
export const paper = {
  mark: 'Muster',
  /** `Seite 1 von 2`: the numbers are Word's. */
  page: 'Seite ',
  of: ' von ',
} as const
