/** Words of every list of rows in a calculator. */
export const rowWords = {
  copy: 'Kopieren',
  remove: 'Entfernen',
  undo: 'Rückgängig',
  unscripted: 'Ohne JavaScript lässt sich hier nichts ändern. Das Beispiel zeigt, wie gerechnet wird.',
} as const

/** Beside the button that takes a reckoning into the request: what it takes. */
export const takesIntoRequest =
  'In die Nachricht kommt, was Sie hier eingetragen und berechnet haben. Abgeschickt wird sie erst von Ihnen.'
