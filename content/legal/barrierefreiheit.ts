import { claim } from '@/content/claim'
import { company } from '@/content/company'
import { type Extras, extras } from '@/content/extras'
import { germanDate } from '@/content/terms'
import type { LegalPage } from '@/content/types'
import { customersText, servesConsumers } from './customers'
import { written } from './ownersExtras'

/** Supervises the accessibility of services in all Länder. */
const supervision = {
  name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
  address: 'Carl-Miller-Straße 6, 39112 Magdeburg',
  email: 'kontakt@mlbf-barrierefrei.de',
}

/** Day of the tests named below. */
const TESTED = germanDate(written.accessibility)

/** The owner's own day is a claim: a release asks for it, and again for another one. */
function asOf({ accessibilityAsOf }: Extras): string {
  return accessibilityAsOf === undefined
    ? `Die genannten Prüfungen sind vom ${TESTED}. Unsere eigenen Texte, Bilder und Angaben sind darin nicht enthalten.`
    : claim(
        `Diese Erklärung ist vom ${germanDate(accessibilityAsOf)}. Sie beruht auf den genannten Prüfungen vom ${TESTED} und auf eigenen Prüfungen unserer Texte, Bilder und Angaben.`,
      )
}

/**
 * What was tested, what was not, and how to report a barrier. Says nothing that was not tried.
 * Where consumers are among the customers it also says what section 14 and annex 3 BFSG ask for: what the service is, how it is
 * used, which rules it follows, and who supervises it.
 * OWNER: whether the BFSG obliges you is for your lawyer to say. When you have gone through this page with your own texts and
 * pictures, write the day to `accessibilityAsOf` in content/owner/extras.json.
 */
export const barrierefreiheit: LegalPage = {
  meta: {
    title: 'Erklärung zur Barrierefreiheit',
    description:
      'Woran sich diese Website bei der Barrierefreiheit misst, was geprüft wurde und was nicht, welche Grenzen wir kennen und wie Sie eine Barriere melden.',
  },
  heading: 'Erklärung zur Barrierefreiheit',
  lead: 'Diese Website soll für alle benutzbar sein: mit Maus, Tastatur oder Finger, vergrößert, vorgelesen oder ausgedruckt.',
  sections: [
    {
      id: 'geltung',
      heading: 'Wofür diese Erklärung gilt',
      blocks: [
        {
          kind: 'text',
          paragraph: `Sie gilt für alle Seiten dieser Website (Anbieter: ${company.legalName}). ${customersText} ${servesConsumers ? 'Sie enthält die Informationen nach §\u00a014 und Anlage\u00a03 des Barrierefreiheitsstärkungsgesetzes (BFSG).' : 'Wir veröffentlichen die Erklärung freiwillig.'}`,
        },
      ],
    },
    ...(servesConsumers
      ? [
          {
            id: 'dienst',
            heading: 'Was die Website leistet und wie man sie benutzt',
            blocks: [
              {
                kind: 'text' as const,
                paragraph:
                  'Sie beschreibt unsere Leistungen. Über zwei Formulare fragen Sie ein Angebot an oder schreiben uns; mit den Rechnern unter „Planung“ ermitteln Sie Stunden und vergleichen Angebote. Verträge schließen Sie hier nicht.',
              },
            ],
          },
        ]
      : []),
    {
      id: 'massstab',
      heading: 'Woran wir uns messen',
      blocks: [
        {
          kind: 'text',
          paragraph: `${servesConsumers ? 'Was die Verordnung zum BFSG (BFSGV) verlangt, messen wir an den' : 'Maßstab sind die'} Richtlinien WCAG\u00a02.2 in der Stufe AA und ${servesConsumers ? 'an der europäischen' : 'die europäische'} Norm EN\u00a0301\u00a0549. An zwei Stellen gehen wir weiter: Text soll auf allen Seiten den Kontrast der Stufe AAA haben, mindestens 7\u00a0zu\u00a01, in großer Schrift 4,5\u00a0zu\u00a01. Und Schaltflächen sollen auf Touchscreens mindestens 44\u00a0Pixel hoch und breit sein.`,
        },
      ],
    },
    {
      id: 'geprueft',
      heading: 'Was geprüft wurde',
      blocks: [
        {
          kind: 'text',
          paragraph:
            'Geprüft hat der Hersteller der Vorlage, aus der diese Website entstanden ist, zum größten Teil mit automatischen Tests im Browser:',
        },
        {
          kind: 'list',
          items: [
            'alle Seiten der Vorlage und ihre Zustände, etwa geöffnetes Menü, geöffnetes Formular und Fehlermeldungen, mit dem Prüfprogramm axe in Chromium',
            'Bedienung mit der Tastatur: Reihenfolge und sichtbarer Fokus, den weder die Kopfzeile noch die Leiste am unteren Rand verdeckt',
            'Text auf 200\u00a0% vergrößert, Seiten auf 400\u00a0% gezoomt, größere Abstände zwischen Zeilen, Wörtern und Buchstaben',
            'vom Betriebssystem erzwungene Farben und die Einstellung „weniger Bewegung“',
            'Seiten ohne JavaScript',
            'Ausdruck der Seiten zu unseren Leistungen und des Stundenrechners',
            'Größe der Schaltflächen auf Touchscreens',
            'Kontrast der Texte, berechnet aus den Farben der Website; über Bildern an Aufnahmen der Seiten gemessen',
            'Formulare und Stundenrechner zusätzlich in Firefox und WebKit, der Grundlage von Safari',
          ],
        },
      ],
    },
    {
      id: 'nicht-geprueft',
      heading: 'Was nicht geprüft wurde',
      blocks: [
        {
          kind: 'list',
          items: [
            'Eine unabhängige Stelle hat die Website nicht begutachtet.',
            'Menschen mit Behinderungen haben sie nicht in unserem Auftrag erprobt.',
            'Die Word-Dateien unter „Muster“ haben Überschriften und Tabellenköpfe. Mit Hilfsmitteln geprüft wurden sie nicht.',
            'Mit Screenreadern wurde sie nicht von Hand durchgegangen. Geprüft wurden die Namen, Rollen und Meldungen, die der Browser an solche Programme weitergibt.',
          ],
        },
        {
          kind: 'text',
          paragraph:
            'Bis auf die Grenzen unten ergaben die Prüfungen keinen Verstoß. Automatische Tests finden aber nur einen Teil der Barrieren.',
        },
      ],
    },
    {
      id: 'grenzen',
      heading: 'Bekannte Grenzen',
      blocks: [
        {
          kind: 'list',
          items: [
            ...(extras.film
              ? [
                  'Der Film auf der Startseite hat keinen Ton und keine Audiodeskription. Er schmückt die Seite, und ein kurzer Text sagt, was zu sehen ist. Er lässt sich anhalten und startet nicht von selbst, wenn Sie weniger Bewegung eingestellt haben.',
                ]
              : []),
            'Ohne JavaScript erscheint nach dem Absenden möglicherweise eine Seite des Formulardienstes. Wie zugänglich sie ist, haben wir nicht in der Hand.',
            'In das Bild der Woche zeichnen lässt sich nur mit Maus, Stift oder Finger. Dieselben Posten können Sie in die Felder daneben eintragen.',
            'Ohne JavaScript rechnen die Rechner nicht. Regeln und durchgerechnete Beispiele stehen auch dann auf der Seite.',
            'Die Website gibt es nur auf Deutsch, nicht in Leichter Sprache und nicht in Gebärdensprache.',
          ],
        },
      ],
    },
    {
      id: 'melden',
      heading: 'Eine Barriere melden',
      blocks: [
        {
          kind: 'text',
          paragraph:
            'Kommen Sie nicht weiter, sagen Sie es uns. Was auf der Seite steht, erklären wir auch am Telefon.',
        },
        {
          kind: 'rows',
          rows: [
            { label: 'E-Mail', value: [{ email: company.email }] },
            { label: 'Telefon', value: [{ phone: company.phone }] },
          ],
        },
        {
          kind: 'text',
          paragraph: 'Uns hilft, wenn Sie Seite, Gerät, Browser und Hilfsmittel dazusagen.',
        },
      ],
    },
    ...(servesConsumers
      ? [
          {
            id: 'aufsicht',
            heading: 'Zuständige Marktüberwachungsbehörde',
            blocks: [
              {
                kind: 'rows' as const,
                rows: [
                  { label: 'Behörde', value: claim(supervision.name) },
                  { label: 'Anschrift', value: supervision.address },
                  { label: 'E-Mail', value: [{ email: supervision.email }] },
                ],
              },
            ],
          },
        ]
      : []),
    {
      id: 'stand',
      heading: 'Stand',
      blocks: [
        {
          kind: 'text',
          paragraph: asOf(extras),
        },
      ],
    },
  ],
}
