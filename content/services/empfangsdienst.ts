import type { Service } from '@/content/types'

export const empfangsdienst: Service = {
  slug: 'empfangsdienst',
  position: 30,
  title: 'Empfangsdienst',
  cardLine: 'Gäste empfangen, Ausweise ausgeben und Pakete annehmen.',
  heroLine: 'Kurz vor neun stehen acht Gäste am Tresen, ein Kurier wartet, und das Telefon klingelt.',
  pictureAlt: 'Ein Empfangstresen in einer Lobby vor einer Holzwand, links davon Drehsperren.',
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
  callUs: {
    heading: 'Erzählen Sie uns von Ihrem Montagmorgen',
    text: 'Wer kommt, wie meldet sich Ihr Besuch an, und was bleibt dabei liegen? Mit diesen Antworten lässt sich am Telefon eingrenzen, wann der Tresen wie besetzt sein sollte.',
  },
  neighbours: ['objektschutz', 'reinigungsdienste', 'veranstaltungsservice'],
}
