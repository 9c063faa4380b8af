/** What is said where a browser cannot do what a button of the desk is for. */
export const refusals = {
  print:
    'Dieser Browser kann hier nicht drucken. Öffnen Sie die Seite bitte in einem anderen, etwa über „Im Browser öffnen“.',
  file: 'Dieser Browser nimmt hier keine Dateien an. Öffnen Sie die Seite bitte in einem anderen, etwa über „Im Browser öffnen“.',
} as const
