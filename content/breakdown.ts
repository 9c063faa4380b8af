/** The page that takes the place of one that broke while it was shown. Reaches every browser, so it is short. */
export const breakdown = {
  title: 'Fehler beim Anzeigen der Seite',
  heading: 'Diese Seite lässt sich gerade nicht anzeigen.',
  text: 'Der Fehler liegt bei uns, nicht bei Ihnen. Bitte laden Sie die Seite neu, oder melden Sie sich direkt:',
  reload: 'Seite neu laden',
  home: 'Zur Startseite',
  draft: 'Was Sie bisher geschrieben haben, ist noch da. Sie können es kopieren oder als E-Mail senden:',
  draftName: 'Ihr Text',
  mailSubject: 'Anfrage über die Website',
} as const
