/** What the checkbox means; the privacy notice says it in the same words (Art. 7 DSGVO). */
export const consentMeaning =
  'Sie willigen ein, dass wir Ihre Angaben verarbeiten, um Ihre Anfrage zu bearbeiten.'

/**
 * Texts of both forms. Islands import this file, so it holds strings only: every byte here reaches the browser.
 * The lines marked CUSTOMER are fixed word for word by the customer; `contract.test.ts` guards them.
 */
export const forms = {
  offer: {
    heading: 'Kostenloses Angebot anfordern',
    lead: 'Pflichtfelder sind mit * gekennzeichnet.',
    /** Before the telephone number. */
    speak: 'Lieber gleich sprechen?',
    /** At the message. */
    confidential: 'Bitte keine Zugangscodes, Alarmpläne oder Angaben zu Schließanlagen.',
    submit: 'Angebot anfordern',
    close: 'Schließen',
    /** Put before the service's name in the first line of the message. */
    servicePrefix: 'Leistung: ',
    mailSubject: 'Angebotsanfrage über die Website',
  },
  contact: {
    lead: 'Bitte füllen Sie alle vier Felder aus.',
    submit: 'Anfrage absenden',
    mailSubject: 'Anfrage über die Website',
  },
  fields: {
    company: 'Unternehmen',
    name: 'Vor- und Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    message: 'Nachricht',
    // CUSTOMER
    gdprConsent: 'Ich stimme der DSGVO zu*',
  },
  required: '*',
  /** What was taken over from the desk, above the message. */
  details: {
    /** Each of them goes on from the first of these, and is followed by the last. */
    sent: 'Wird mitgesendet: ',
    remove: 'Entfernen',
    removed: ' werden nicht mehr mitgesendet.',
    of: {
      posten: 'Ihre Posten und Stunden',
      reinigung: 'Ihre Reinigungsflächen',
      qualifikation: 'Ihre Antworten zu §\u00a034a\u00a0GewO',
    },
  },
  privacy: {
    offer: {
      // The lawyer's sentence (docs/recht.md, Widerruf). It goes on from the checkbox's label right above, to which
      // „Das heißt“ points: nothing may come before it.
      before: `Das heißt: ${consentMeaning} Das können Sie jederzeit für die Zukunft widerrufen, eine E-Mail genügt. Näheres steht in der `,
      link: 'Datenschutzerklärung',
      after: '.',
    },
    contact: {
      before: 'Wie wir mit Ihren Angaben umgehen, steht in der ',
      link: 'Datenschutzerklärung',
      after: '.',
    },
  },
  /** Name of the field that only machines see. */
  honeypot: 'Bitte leer lassen',
  /** What happens without scripts, there being none or not all, before it happens. */
  noScript: {
    service:
      'Ihr Browser sendet das Formular direkt an unseren Formulardienst; mit „Zurück“ kommen Sie danach wieder hierher.',
    mail: 'Beim Absenden öffnet sich Ihr E-Mail-Programm. Ihre Anfrage erreicht uns, wenn Sie die E-Mail dort abschicken.',
  },
  errors: {
    heading: 'Bitte prüfen Sie Ihre Angaben',
    prefix: 'Fehler: ',
    name: 'Bitte geben Sie Ihren Namen ein.',
    emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@firma.de.',
    phone: 'Bitte geben Sie eine Telefonnummer für Rückfragen ein.',
    message: 'Bitte beschreiben Sie kurz Ihr Anliegen.',
    gdprConsent: 'Bitte setzen Sie das Häkchen, sonst lässt sich die Anfrage nicht absenden.',
  },
  status: {
    sending: 'Wird gesendet …',
    // CUSTOMER
    sent: 'Vielen Dank für Ihre Anfrage. Wir werden uns schnellstmöglich bei Ihnen melden.',
    // CUSTOMER
    failed: 'Es gab einen Fehler beim Senden des Formulars. Bitte versuchen Sie es später erneut.',
    hints: {
      offline: 'Ihr Gerät meldet keine Internetverbindung. Ihre Anfrage ist wohl nicht hinausgegangen.',
      unconfirmed: 'Wir konnten nicht bestätigen, ob Ihre Anfrage angekommen ist.',
      rejected: 'Ihre Anfrage wurde nicht angenommen.',
      busy: 'Das Formular lässt sich gerade nicht senden. Bitte warten Sie ein paar Minuten, oder rufen Sie uns an.',
      notConfigured: 'Das Formular ist noch mit keinem Empfänger verbunden.',
    },
    /** While the device says so, before anything is sent. It may be wrong, and the button sends all the same. */
    offlineNotice: 'Ihr Gerät meldet keine Internetverbindung. Ihre Eingaben bleiben hier erhalten.',
    onlineNotice: 'Sie sind wieder verbunden und können Ihre Anfrage jetzt senden.',
    /** Shown instead of sending. */
    obstacles: {
      sending:
        'Genau diese Anfrage wird gerade gesendet. Sobald wir wissen, ob sie angekommen ist, sagen wir es Ihnen.',
      sent: 'Genau diese Anfrage ist schon bei uns angekommen. Wir haben sie nicht noch einmal gesendet. Möchten Sie etwas ergänzen, ändern Sie bitte den Text.',
      unconfirmed:
        'Genau diese Anfrage haben Sie schon abgeschickt. Ob sie angekommen ist, konnten wir nicht bestätigen. Möchten Sie sie noch einmal senden?',
    },
    nevertheless: 'Trotzdem noch einmal senden',
    suspicious:
      'Ihr Browser hat ein Feld ausgefüllt, das leer bleiben soll. Bitte bestätigen Sie, dass Sie die Anfrage absenden möchten.',
    confirm: 'Ja, Anfrage absenden',
    /** Name of the region that shows results. */
    notices: 'Stand Ihrer Anfrage',
    kept: 'Alles, was Sie eingegeben haben, ist noch da. Sie erreichen uns auch so:',
    discard: 'Entwurf verwerfen',
    discarded: 'Ihr Entwurf ist verworfen.',
    undo: 'Wiederherstellen',
    retry: 'Erneut senden',
    email: 'Als E-Mail senden',
    copy: 'Text kopieren',
    copied: 'Text kopiert',
    copyRefused:
      'Ihr Browser lässt das Kopieren hier nicht zu. Als E-Mail senden können Sie den Text trotzdem.',
    call: 'Anrufen',
    /** Before the telephone number, once something is sent. */
    urgent: 'Wenn es eilt, rufen Sie uns an:',
  },
} as const
