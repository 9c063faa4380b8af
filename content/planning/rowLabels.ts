/** Words of every list of rows in a calculator. */
export const rowLabels = {
  copy: 'Kopieren',
  remove: 'Entfernen',
  undo: 'Rückgängig',
  /** Of an empty field. */
  empty: 'fehlt noch',
  holiday: 'Feiertag',
} as const

/** Beside the button that takes a reckoning into the request: what it takes. */
export const takesIntoRequest = 'Das kommt in Ihre Anfrage; abgeschickt wird sie erst von Ihnen.'
