import type { Service } from '@/content/types'

export const empfangsdienst: Service = {
  slug: 'empfangsdienst',
  position: 30,
  title: 'Empfangsdienst',
  cardLine: 'Gäste empfangen, Ausweise ausgeben und Pakete annehmen.',
  heroLine: 'Kurz vor neun stehen acht Gäste am Tresen, ein Kurier wartet, und das Telefon klingelt.',
  pictureAlt:
    'Empfangstresen mit Holzlamellen in einer dunklen Steinhalle, dahinter eine Person; links die Glasfront zur blauen Stunde, rechts Zugangsschranken vor den Aufzügen.',
  meta: {
    title: 'Empfangsdienst und Pförtnerdienst in Frankfurt',
    description:
      'Empfang und Pförtnerdienst in Frankfurt und Rhein-Main: Besuch anmelden, Ausweise ausgeben, Pakete annehmen. Und wann ein Pförtner den 34a-Schein braucht.',
  },
  intro: {
    heading: 'Freundlich grüßen und trotzdem nachfragen',
    paragraphs: [
      'Ihr Besuch möchte zügig weiter, und Ihr Haus möchte wissen, wer hineingeht. Eine gute Empfangskraft erledigt beides in einem Gespräch: Sie begrüßt, fragt nach der Ansprechperson, sieht in der Anmeldung nach und ruft oben an, bevor sich die Drehsperre öffnet. Wartet eine Gruppe, gibt sie vorbereitete Ausweise aus, statt jeden Namen einzeln zu tippen.',
      'Für reine Auskunft und Telefon verlangt das Gesetz keine Qualifikation nach §\u00a034a\u00a0GewO. Soll am Tresen auch der Zutritt kontrolliert und jemand abgewiesen werden, gilt das in der Regel als Bewachung; dann ist mindestens die Unterrichtung nötig. Kleidung, Sprachen und Begrüßung stimmen wir mit Ihnen ab und schreiben sie in die Dienstanweisung.',
    ],
  },
  checklist: {
    heading: 'Was am Tresen geregelt sein muss',
    items: [
      {
        title: 'Besucherausweise mit Rücklauf',
        text: 'Ein Besucherausweis gilt für einen Tag und die Etagen, die der Gast braucht. Beim Gehen wird er abgegeben. Abends zählt der Empfang nach und lässt fehlende Karten in der Zutrittsanlage sperren.',
      },
      {
        title: 'Besuchsliste ohne Mitlesen',
        text: 'In einem offenen Buch liest jeder Gast, wer vor ihm da war. Das verträgt sich schlecht mit der DSGVO. Besser sind Einzelblätter oder eine Liste am Bildschirm mit fester Löschfrist, die bei einer Räumung auch am Sammelplatz zur Hand ist.',
      },
      {
        title: 'Pakete und Kuriere',
        text: 'Eingänge werden mit Uhrzeit und Abteilung eingetragen, die Abholung wird abgezeichnet. Kuriere bleiben vor der Drehsperre. Ob Sendungen ohne Namen angenommen werden, klären wir mit Ihnen vorab.',
      },
      {
        title: 'Gäste ohne Termin',
        text: 'Bestätigt niemand im Haus den Besuch, bleibt die Sperre zu. Die Empfangskraft bietet einen Sitzplatz und einen Rückruf an. Weigert sich jemand zu gehen, muss feststehen, wer das Hausrecht ausübt und wer dazukommt.',
      },
    ],
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
    lead: 'Setzen Sie sich an einem vollen Vormittag eine Stunde ins Foyer und zählen Sie mit. Das hilft mehr als jede Schätzung. Außerdem brauchen wir:',
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
    heading: 'Fragen vor dem ersten Tag am Tresen',
    items: [
      {
        question: 'Braucht ein Pförtner den 34a-Schein?',
        answer:
          'Nur, wenn er auch bewacht. Wer Wege erklärt, Anrufe verbindet und Post annimmt, braucht keinen Nachweis. Wer für eine Sicherheitsfirma den Zutritt prüft und Leute abweist, braucht die Unterrichtung: mindestens 40\u00a0Unterrichtsstunden bei der Industrie- und Handelskammer (§\u00a06 Abs.\u00a01\u00a0BewachV). Mit „34a-Schein“ ist mal diese Unterrichtung gemeint, mal die Sachkundeprüfung. Fragen Sie im Zweifel nach.',
      },
      {
        question: 'Was ist der Unterschied zwischen Empfang, Pförtner und Concierge?',
        answer:
          'Die Wörter sind nicht geschützt, unterscheiden lassen sich nur die Aufgaben. Ein Pförtner sitzt meist an Tor oder Schranke und prüft, wer hineinwill. Der Empfang kümmert sich im Foyer um Besuch, Ausweise und Telefon. Concierge heißt der Dienst vor allem in Wohnhäusern, wo Pakete und Wünsche der Hausgemeinschaft zusammenlaufen.',
      },
      {
        question: 'Was kostet ein externer Empfang?',
        answer:
          'Das richtet sich nach den besetzten Stunden und danach, was die Person können soll. Montag bis Freitag von 7 bis 19\u00a0Uhr sind 60\u00a0Stunden pro Woche, also mehr als eine Vollzeitstelle. Ein zweiter Platz, seltene Sprachen oder Dienste am Sonntag kosten mehr, deshalb passt keine Pauschale für jedes Haus. Einarbeitung und Pausenvertretung sollten im Angebot eigens genannt sein.',
      },
      {
        question: 'Wer vertritt den Empfang in Pause, Urlaub und Krankheit?',
        answer:
          'Das muss vor dem Start geregelt sein, sonst ist ein Tresen mit einer Person jeden Tag eine Weile leer. Bei mehr als sechs Stunden Arbeit schreibt §\u00a04\u00a0ArbZG mindestens 30\u00a0Minuten Pause vor, bei mehr als neun Stunden 45. Für Urlaub und Krankheit ist es gut, wenn eine zweite Person Ihr Haus schon kennt.',
      },
      {
        question: 'Darf der Empfang den Personalausweis als Pfand behalten?',
        answer:
          'Nein. Niemand darf verlangen, dass ein Personalausweis hinterlegt wird; das steht in §\u00a01 Abs.\u00a01 Satz\u00a03\u00a0PAuswG und gilt auch, wenn Sie dafür eine Besucherkarte ausgeben. Kopieren ist nur mit Zustimmung erlaubt, und die Kopie muss als solche erkennbar sein (§\u00a020 Abs.\u00a02\u00a0PAuswG). Oft genügt es, den Namen mit der Anmeldung abzugleichen.',
      },
      {
        question: 'Sprechen die Empfangskräfte Englisch?',
        answer:
          'Das gehört in den Auftrag, dann wird danach besetzt. Schreiben Sie dazu, wofür die Sprache gebraucht wird: Eine Begrüßung auf Englisch verlangt weniger als ein Telefonat mit der Konzernzentrale. Je seltener die Sprache, desto kleiner ist die Auswahl an Personen. Nennen Sie sie deshalb gleich in der Anfrage.',
      },
    ],
  },
  callUs: {
    heading: 'Erzählen Sie uns von Ihrem Montagmorgen',
    text: 'Wer kommt, wie meldet sich Ihr Besuch an, und was bleibt dabei liegen? Mit diesen Antworten lässt sich am Telefon eingrenzen, wann der Tresen wie besetzt sein sollte.',
  },
  neighbours: ['objektschutz', 'reinigungsdienste', 'veranstaltungsservice'],
}
