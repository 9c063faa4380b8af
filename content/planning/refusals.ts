/** What is said where a browser cannot do what the desk needs. */
export const refusals = {
  /** Where it runs no scripts, and where one of them did not come; followed by what there is instead. */
  unscripted: 'Dieser Teil der Seite braucht JavaScript.',
  unloaded: 'Dieser Teil der Seite wurde nicht vollständig geladen. Bitte laden Sie die Seite neu.',
  print:
    'Dieser Browser kann hier nicht drucken. Öffnen Sie die Seite bitte in einem anderen, etwa über „Im Browser öffnen“.',
} as const
