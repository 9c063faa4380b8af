import { claim } from '@/content/claim'
import type { Service } from '@/content/types'

export const empfangsdienst: Service = {
  slug: 'empfangsdienst',
  title: 'Empfangsdienst',
  cardLine: 'Gäste empfangen, Ausweise ausgeben und Pakete annehmen.',
  heroLine: 'Kurz vor neun stehen acht Gäste am Tresen, ein Kurier wartet, und das Telefon klingelt.',
  pictureAlt:
    'Empfangstresen mit Holzlamellen in einer dunklen Steinhalle, dahinter eine Person; links die Glasfront zur blauen Stunde, rechts Zugangsschranken vor den Aufzügen.',
  pictureCaption: 'Empfang, 7:05\u00a0Uhr',
  meta: {
    title: 'Empfangsdienst und Pförtnerdienst in Frankfurt',
    description:
      'Empfang und Pförtnerdienst in Frankfurt und Rhein-Main: Besuch anmelden, Ausweise ausgeben, Pakete annehmen. Mit einem Empfangstag in Stunden und Plätzen.',
  },
  intro: {
    heading: 'Freundlich grüßen und trotzdem nachfragen',
    paragraphs: [
      'Ihr Besuch möchte zügig weiter, und Ihr Haus möchte wissen, wer hineingeht. Unsere Empfangskräfte erledigen beides in einem Gespräch: Sie begrüßen, fragen nach der Ansprechperson, sehen in der Anmeldung nach und rufen oben an, bevor sich die Drehsperre öffnet. Für Gruppen liegen die Ausweise schon bereit.',
      `Besuch verteilt sich selten gleichmäßig über den Tag. Am Vormittag reicht eine Person oft nicht, am Nachmittag wären zwei zu viel. ${claim('Deshalb fragen wir nach Köpfen je Stunde, bevor wir Plätze vorschlagen, und bieten Ihnen Stunden an statt ganzer Stellen. Kleidung, Sprachen und Begrüßung stimmen wir mit Ihnen ab; sie stehen danach in der Dienstanweisung.')}`,
    ],
  },
  order: ['checklist', 'figure', 'fit', 'faq', 'offer'],
  checklist: {
    heading: 'Was unser Empfangsdienst für Sie regelt',
    items: [
      {
        title: 'Besucherausweise mit Rücklauf',
        text: `Ein Besucherausweis gilt für einen Tag und die Etagen, die der Gast braucht. Beim Gehen wird er abgegeben. ${claim('Abends zählen wir nach und lassen fehlende Karten in der Zutrittsanlage sperren.')}`,
      },
      {
        title: 'Besuchsliste ohne Mitlesen',
        text: `In einem offenen Buch liest jeder Gast, wer vor ihm da war; das verträgt sich schlecht mit der DSGVO. ${claim('Wir arbeiten mit Einzelblättern oder einer Liste am Bildschirm, die feste Löschfristen hat und bei einer Räumung auch am Sammelplatz zur Hand ist.')}`,
      },
      {
        title: 'Pakete und Kuriere',
        text: 'Eingänge tragen wir mit Uhrzeit und Abteilung ein, die Abholung wird abgezeichnet. Kuriere bleiben vor der Drehsperre. Ob wir Sendungen ohne Namen annehmen, legen Sie mit uns vorab fest.',
      },
      {
        title: 'Gäste ohne Termin',
        text: 'Bestätigt niemand im Haus den Besuch, bleibt die Sperre zu. Wir bieten einen Sitzplatz und einen Rückruf an. Weigert sich jemand zu gehen, steht in der Dienstanweisung, wer das Hausrecht ausübt und wer dazukommt.',
      },
    ],
  },
  figure: {
    kind: 'day',
    heading: 'Ein Tag am Empfang, in Stunden und Plätzen',
    lead: 'Zwei Plätze braucht dieses Haus nur dreieinhalb Stunden am Tag. Wer zwölf Stunden doppelt besetzt, bezahlt achteinhalb davon für eine Person, die wartet.',
    caption: 'Bürohaus mit zwölf Firmen und rund 90 Gästen am Tag',
    people: { one: 'Platz', more: 'Plätze' },
    stages: [
      {
        from: '07:00',
        to: '08:30',
        people: 1,
        title: 'Öffnen und vorbereiten',
        text: 'Ausweise vom Vortag nachzählen, Anmeldungen durchsehen, Karten für Gruppen bereitlegen.',
      },
      {
        from: '08:30',
        to: '10:30',
        people: 2,
        title: 'Der Andrang',
        text: 'Eine Person begrüßt und ruft oben an, die andere gibt Ausweise aus und nimmt Kuriere an.',
      },
      {
        from: '10:30',
        to: '12:00',
        people: 1,
        title: 'Post und Pakete',
        text: 'Sendungen eintragen, Abteilungen verständigen, Konferenzräume für den Nachmittag prüfen.',
      },
      {
        from: '12:00',
        to: '13:30',
        people: 2,
        title: 'Pause mit Ablösung',
        text: 'Die zweite Person überbrückt die Mittagspause und die Rückkehr der Gäste vom Essen.',
      },
      {
        from: '13:30',
        to: '17:30',
        people: 1,
        title: 'Ruhiger Nachmittag',
        text: 'Einzelne Termine, Rückrufe, Anmeldungen für den nächsten Morgen.',
      },
      {
        from: '17:30',
        to: '19:00',
        people: 1,
        title: 'Gehen und schließen',
        text: 'Ausweise einsammeln, fehlende sperren lassen, Übergabe an Schließrunde oder Wache.',
      },
    ],
    totals: [
      { label: 'Stunden am Tag', days: 1 },
      { label: 'Stunden von Montag bis Freitag', days: 5 },
    ],
    note: 'Ein gedachtes Haus. Ihre Verteilung zeichnen wir, sobald wir wissen, zu welcher Stunde wie viele Gäste kommen.',
  },
  fit: {
    heading: 'Wann sich ein externer Empfang lohnt',
    suits: [
      'Ihr eigenes Team am Tresen braucht Vertretung in Pausen, im Urlaub und in den Randzeiten.',
      'Mehrere Firmen teilen sich ein Foyer, und jede meldet ihren Besuch auf anderem Weg an.',
      'An Konferenztagen kommen so viele Gäste auf einmal, dass die Schlange bis zur Tür reicht.',
      'Besuch aus dem Ausland gehört zum Alltag, und am Tresen wird Englisch gebraucht.',
    ],
    otherwise: [
      {
        text: 'Durch Ihren Eingang müssen auch Lkw und Montagefirmen? Eine solche Pforte besetzt der',
        service: 'werkschutz',
      },
      {
        text: 'Nach 19\u00a0Uhr kommt niemand mehr, das Haus soll aber nicht unbeaufsichtigt sein? Dann folgt auf den Empfang der',
        service: 'objektschutz',
      },
      {
        text: 'Sie laden für einen Abend mehrere hundert Gäste ins Haus ein? Den Einlass übernimmt dann der',
        service: 'veranstaltungsservice',
      },
    ],
  },
  offer: {
    heading: 'Ihr Empfang in Stichworten',
    lead: 'Am meisten hilft uns eine Strichliste aus Ihrem Foyer: wie viele Gäste an einem vollen Vormittag je Stunde kommen. Außerdem brauchen wir:',
    needs: [
      'Öffnungszeiten des Tresens und Zahl der Plätze',
      'Tage mit besonders viel Besuch, etwa bei Konferenzen',
      'Sprachen und gewünschte Kleidung',
      'Besuchssoftware, Telefonanlage und Drehsperren im Haus',
      'Nebenaufgaben wie Konferenzräume, Parkkarten oder Poststelle',
      'Pausen: ob Ihr Team sie überbrückt oder wir',
    ],
  },
  faq: {
    heading: 'Vor dem ersten Tag mit dem neuen Pförtnerdienst',
    items: [
      {
        question: 'Braucht ein Pförtner den 34a-Schein?',
        answer:
          'Nur, wenn er auch bewacht: Wer für eine Sicherheitsfirma den Zutritt prüft und Leute abweist, braucht nach §\u00a034a\u00a0GewO mindestens die Unterrichtung bei der Industrie- und Handelskammer; wer nur Wege erklärt, Anrufe verbindet und Post annimmt, braucht keinen Nachweis. Gemeint ist mit dem Schein mal diese Unterrichtung, mal die schwerere Sachkundeprüfung. Sagen Sie uns, was am Tresen zu tun ist, dann sagen wir, was dafür nötig ist.',
      },
      {
        question: 'Wer vertritt den Empfang in Pause, Urlaub und Krankheit?',
        answer: `${claim('Zuerst Kräfte, die Ihr Haus schon kennen; wie viele wir dafür vorab einweisen, steht im Vertrag.')} Bei mehr als sechs Stunden Arbeit schreibt §\u00a04\u00a0ArbZG mindestens 30\u00a0Minuten Pause vor, bei mehr als neun Stunden 45. In dieser Zeit sitzt Ihr Team am Tresen oder unsere Ablösung, ganz wie Sie es mit uns vereinbaren.`,
      },
      {
        question: 'Können wir einen Probetag vereinbaren?',
        answer: `Ja. ${claim('Die vorgesehene Person arbeitet einen Tag neben Ihrem jetzigen Empfang, lernt Telefonanlage und Anmeldung kennen, und Ihre Leute hören, wie sie spricht.')} Danach sagen beide Seiten, ob es passt. ${claim('Im Angebot ist der Tag eine eigene Zeile, damit Sie ihn streichen können.')}`,
      },
      {
        question: 'Dürfen wir der Empfangskraft eigene Aufträge geben?',
        answer: `Eine Bitte am Tresen erfüllen wir gern; was regelmäßig dazukommt, nehmen wir in die Dienstanweisung auf. Aufpassen müssen beide Seiten, wenn Sie Dienstplan und Arbeitsweise selbst bestimmen und die Empfangskraft wie eigenes Personal einsetzen: Gerade am Empfang wird daraus leicht Arbeitnehmerüberlassung (§\u00a01 Abs.\u00a01\u00a0AÜG). ${claim('Deshalb läuft jede Änderung über unsere Einsatzleitung.')}`,
      },
      {
        question: 'Darf der Empfang den Personalausweis als Pfand behalten?',
        answer:
          'Nein. Niemand darf verlangen, dass ein Personalausweis hinterlegt wird; das steht in §\u00a01 Abs.\u00a01 Satz\u00a03\u00a0PAuswG und gilt auch im Tausch gegen eine Besucherkarte. Kopieren ist nur mit Zustimmung erlaubt, und die Kopie muss als solche erkennbar sein (§\u00a020 Abs.\u00a02\u00a0PAuswG). Wir gleichen den Namen mit der Anmeldung ab und geben den Ausweis zurück.',
      },
      {
        question: 'Sprechen die Empfangskräfte Englisch?',
        answer: `${claim('Wenn Sie es bestellen, ja: Dann schlagen wir nur Personen vor, die es können, und am Probetag hören Sie es selbst.')} Schreiben Sie dazu, wofür die Sprache gebraucht wird. Eine Begrüßung verlangt weniger als ein Telefonat mit der Konzernzentrale. Für seltene Sprachen suchen wir länger; nennen Sie uns diese gleich in der Anfrage.`,
      },
    ],
  },
  callUs: {
    heading: 'Beschreiben Sie uns Ihren Montagmorgen',
    text: 'Zählen Sie auf, wer kommt, wer anruft und was dabei liegen bleibt. Ob ein Platz reicht oder für zwei Stunden ein zweiter nötig ist, können wir Ihnen dann oft schon sagen.',
  },
  neighbours: ['objektschutz', 'reinigungsdienste', 'veranstaltungsservice'],
}
