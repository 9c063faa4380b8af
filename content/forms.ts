/**
 * Texts of both forms. Islands import this file, so it holds strings only: every byte here reaches the browser.
 * The lines marked CUSTOMER are fixed word for word by the customer; `contract.test.ts` guards them.
 */
export const forms = {
  offer: {
    heading: 'Kostenloses Angebot anfordern',
    lead: 'Pflichtfelder sind mit * gekennzeichnet.',
    submit: 'Angebot anfordern',
    close: 'Schließen',
    /** Put before the service's name in the first line of the message. */
    servicePrefix: 'Leistung: ',
    mailSubject: 'Angebotsanfrage über die Website',
  },
  contact: {
    name: 'Kontaktformular',
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
  privacy: {
    offer: {
      before:
        'Das heißt: Wir dürfen Ihre Angaben nutzen, um Ihre Anfrage zu beantworten. Näheres steht in der ',
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
  trap: 'Bitte leer lassen',
  /** What happens without scripts, before it happens. */
  noScript: {
    service:
      'Ohne JavaScript sendet Ihr Browser das Formular direkt an unseren Formulardienst. Danach sehen Sie dessen Bestätigung; mit „Zurück“ kommen Sie wieder hierher.',
    mail: 'Ohne JavaScript öffnet sich beim Absenden Ihr E-Mail-Programm. Ihre Anfrage erreicht uns, wenn Sie die E-Mail dort abschicken.',
  },
  errors: {
    heading: 'Bitte prüfen Sie Ihre Angaben',
    prefix: 'Fehler: ',
    name: 'Bitte geben Sie Ihren Namen ein.',
    emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@firma.de.',
    phone: 'Bitte geben Sie eine Telefonnummer für Rückfragen ein.',
    message: 'Bitte beschreiben Sie kurz Ihr Anliegen.',
    gdprConsent: 'Bitte bestätigen Sie die Einwilligung, damit wir Ihre Anfrage bearbeiten dürfen.',
  },
  status: {
    sending: 'Wird gesendet …',
    // CUSTOMER
    sent: 'Vielen Dank für Ihre Anfrage. Wir werden uns schnellstmöglich bei Ihnen melden.',
    // CUSTOMER
    failed: 'Es gab einen Fehler beim Senden des Formulars. Bitte versuchen Sie es später erneut.',
    hints: {
      offline: 'Ihr Gerät ist gerade nicht mit dem Internet verbunden. Gesendet wurde nichts.',
      unconfirmed: 'Wir konnten nicht bestätigen, ob Ihre Anfrage angekommen ist.',
      rejected: 'Ihre Anfrage wurde nicht angenommen.',
      busy: 'Gerade gehen sehr viele Anfragen ein. Bitte warten Sie ein paar Minuten.',
      notConfigured: 'Das Formular ist noch mit keinem Empfänger verbunden.',
    },
    /** While the device is offline, before anything is sent. */
    offlineNotice: 'Sie sind gerade offline. Ihre Eingaben bleiben hier erhalten.',
    onlineNotice: 'Sie sind wieder verbunden und können Ihre Anfrage jetzt senden.',
    duplicate:
      'Genau diese Anfrage haben Sie gerade schon abgeschickt. Wir haben sie nicht noch einmal gesendet. Möchten Sie etwas ergänzen, ändern Sie bitte den Text.',
    suspicious:
      'Ihr Browser hat ein Feld ausgefüllt, das leer bleiben soll. Bitte bestätigen Sie, dass Sie die Anfrage absenden möchten.',
    confirm: 'Ja, Anfrage absenden',
    kept: 'Alles, was Sie eingegeben haben, ist noch da. Sie erreichen uns auch so:',
    discard: 'Entwurf verwerfen',
    retry: 'Erneut senden',
    email: 'Als E-Mail senden',
    copy: 'Text kopieren',
    copied: 'Text kopiert',
    call: 'Anrufen',
  },
} as const
