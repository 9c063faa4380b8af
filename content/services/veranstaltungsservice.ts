import type { Service } from '@/content/types'

export const veranstaltungsservice: Service = {
  slug: 'veranstaltungsservice',
  position: 40,
  title: 'Veranstaltungsservice',
  cardLine: 'Einlass, Ordnungsdienst und Wache im Aufbau für Messe, Konzert und Firmenfest.',
  heroLine:
    'Um 18\u00a0Uhr stehen alle gleichzeitig vor der Tür. Am Einlass zeigt sich, ob Ihr Ablaufplan hält.',
  pictureAlt:
    'Einlassgassen aus Absperrgittern führen über einen nassen, leeren Platz zu einer Freiluftbühne, auf die fünf warme Scheinwerfer leuchten.',
  meta: {
    title: 'Veranstaltungsservice Frankfurt: Security, Ordner, Einlass',
    description:
      'Security, Ordnungsdienst und Einlasskontrolle für Messe, Konzert und Firmenfest in Frankfurt und Rhein-Main. Wovon die Zahl der Ordner und die Kosten abhängen.',
  },
  intro: {
    heading: 'Vom ersten Lkw im Aufbau bis zum letzten Taxi',
    paragraphs: [
      'Im Aufbau stehen die Tore offen, Technik und Bühnenteile liegen griffbereit. Mit dem Einlass kommt der Andrang. Am Ende gehen viele Menschen gleichzeitig, und während im Foyer noch Gläser stehen, rollen hinten die ersten Kisten hinaus. Jede dieser Phasen braucht andere Posten.',
      'Wie viele Ordnungskräfte nötig sind, lässt sich aus der Gästezahl allein nicht ablesen. Publikum, Alkohol, Gelände und Wege zählen mit, dazu die Auflagen der Behörde. Verlangt sie ein Sicherheitskonzept, bringen Sie es zur Begehung mit. Daraus entsteht der Postenplan.',
      'Bei zugangsgeschützten Großveranstaltungen verlangt §\u00a034a\u00a0GewO für Bewachung in leitender Funktion die Sachkundeprüfung. An der Tür einer gastgewerblichen Diskothek gilt das für jede Wachperson, auf einem offenen Straßenfest für die Streifengänge im öffentlichen Verkehrsraum.',
    ],
  },
  checklist: {
    heading: 'Wofür wir Posten einteilen',
    items: [
      {
        title: 'Einlass und Taschenkontrolle',
        text: 'Schlangen entstehen eher an der Taschenkontrolle als am Scanner. Gäste ohne Tasche bekommen deshalb eine eigene Spur. Kontrolliert wird mit Einwilligung und auf Grundlage Ihrer Hausordnung; wer ablehnt, kann abgewiesen werden.',
      },
      {
        title: 'Ordnungsdienst im Publikum',
        text: 'Ordnungskräfte stehen dort, wo es eng wird: an Bühne, Treppen und Bar. Sie halten Rettungswege frei und melden, wenn ein Bereich sich füllt. Dann lässt sich der Zustrom bremsen, bevor gedrängt wird.',
      },
      {
        title: 'Zutritt hinter der Bühne',
        text: 'Unter farbigem Licht sehen rote und orange Ausweise gleich aus, große Ziffern bleiben lesbar. Am Posten hängt von jeder Sorte ein Muster. Wer keinen Ausweis trägt, wartet auf die Zusage der Produktionsleitung, auch mit bekanntem Gesicht.',
      },
      {
        title: 'Wache zwischen Aufbau und Öffnung',
        text: 'Oft bleibt Technik über Nacht im Saal. Bei der Übergabe gehen Produktion und Wache gemeinsam durch die Räume und schreiben auf, was wo steht und welche Tür für die Nachtanlieferung offen bleiben muss.',
      },
    ],
  },
  fit: {
    heading: 'Für welche Veranstaltungen das passt',
    suits: [
      'Sie erwarten Publikum, das Sie nicht kennen, und müssen an der Tür entscheiden, wer hineinkommt.',
      'Ihr Genehmigungsbescheid fordert einen Ordnungsdienst oder nennt eine Zahl an Ordnungskräften.',
      'Auf Ihrer Messe bleiben Exponate über Nacht am Stand.',
      'Sie feiern auf dem Firmengelände, und die Gäste sollen nicht in Produktion oder Büros geraten.',
    ],
    otherwise: [
      {
        text: 'Ihre Halle soll auch an Tagen ohne Programm bewacht werden? Dann passt der',
        service: 'objektschutz',
      },
      {
        text: 'Sie feiern im Hotel, während der übrige Gästebetrieb weiterläuft? Dafür gibt es die',
        service: 'hotelsicherheit',
      },
      {
        text: 'Angemeldete Gäste sollen zur Fachtagung begrüßt und in Räume begleitet werden? Dafür genügt der',
        service: 'empfangsdienst',
      },
    ],
  },
  offer: {
    heading: 'Vom Ablaufplan zum Angebot',
    lead: 'Ein vorläufiger Ablaufplan reicht für den Anfang, auch geschätzte Gästezahlen helfen.',
    needs: [
      'Datum, Ort und Uhrzeiten für Aufbau, Einlass, Ende und Abbau',
      'Erwartete Gäste insgesamt und gleichzeitig',
      'Art des Publikums, Ausschank von Alkohol',
      'Lageplan mit Eingängen, Rettungswegen und Absperrungen',
      'Auflagen der Behörde und Sicherheitskonzept, soweit vorhanden',
      'Bereiche mit eigenem Zutritt, z.\u00a0B. Backstage oder Presse',
    ],
  },
  faq: {
    heading: 'Fragen zu Ordnern, Sicherheitskonzept und Kosten',
    items: [
      {
        question: 'Wie viele Ordner brauche ich pro Besucher?',
        answer:
          'Eine feste Quote nennt die Muster-Versammlungsstättenverordnung nicht. Nach ihrem §\u00a043 Abs.\u00a02 braucht eine Versammlungsstätte mit mehr als 5.000\u00a0Besucherplätzen ein Sicherheitskonzept, und erst darin steht die Mindestzahl, gestaffelt nach Besucherzahl und Gefährdung. In kleineren Häusern kommt es auf die Art der Veranstaltung an. Faustformeln aus dem Netz kennen weder Ihr Publikum noch Ihre Treppen.',
      },
      {
        question: 'Brauche ich in Frankfurt ein Sicherheitskonzept?',
        answer:
          'Das hängt von Ort und Art der Veranstaltung ab. Für Versammlungsstätten gilt in Hessen eine Richtlinie (H-VStättR), in Mainz die Verordnung des Landes Rheinland-Pfalz. Verlangt die Art der Veranstaltung ein Konzept, muss es aufstellen, wer die Stätte betreibt (jeweils §\u00a043). Auf Straßen und Plätzen kann es Teil der Genehmigung sein. Fragen Sie das Ordnungsamt, bevor Sie Posten planen.',
      },
      {
        question: 'Braucht jeder Ordner die Unterrichtung nach §\u00a034a\u00a0GewO?',
        answer:
          'Nein, entscheidend ist die Aufgabe. Wer nur Karten abreißt, Plätze zeigt oder Auskunft gibt, bewacht nicht. Wer für eine Sicherheitsfirma Leute abweist oder Technik bewacht, braucht mindestens die Unterrichtung. Bei zugangsgeschützten Großveranstaltungen trägt außerdem jede Wachperson sichtbar ein Schild mit Name oder Kennnummer und Firma (§\u00a018 Abs.\u00a03\u00a0BewachV).',
      },
      {
        question: 'Was kostet Security für eine Veranstaltung?',
        answer:
          'Gerechnet wird Köpfe mal Stunden, von der Einweisung bis zum letzten Gast. Zehn Kräfte von 17 bis 1\u00a0Uhr sind 80\u00a0Stunden, eine Nachtwache im Aufbau kommt hinzu. Nacht, Sonntag und Feiertag kosten mehr, ebenso Posten mit Sachkundeprüfung und eine weite Anfahrt. Vergleichen Sie Angebote Posten für Posten. Dann fällt auf, wer einen weggelassen hat.',
      },
      {
        question: 'Dürfen Ordner Gäste abtasten?',
        answer:
          'Nur mit Einverständnis. Der Ordnungsdienst hat das Hausrecht, das Sie ihm übertragen, und die Rechte, die allen zustehen (§\u00a034a Abs.\u00a05\u00a0GewO); durchsuchen wie die Polizei darf er nicht. Kündigen Sie Kontrollen deshalb auf Karte und Website an. Planen Sie außerdem so, dass Frauen von Frauen abgetastet werden können.',
      },
      {
        question: 'Wie kurzfristig bekomme ich Security in Frankfurt?',
        answer:
          'Das hängt davon ab, wie viele passende Kräfte an Ihrem Termin frei sind. Spontan einspringen darf niemand: Wachpersonen müssen vor dem ersten Einsatz im Bewacherregister angemeldet sein, und das Ergebnis der Prüfung muss vorliegen (§\u00a016\u00a0BewachV). Rund um große Messen und im Dezember wird es in Frankfurt eng. Rufen Sie bei knappen Terminen lieber an.',
      },
    ],
  },
  callUs: {
    heading: 'Der Termin steht, der Postenplan noch nicht?',
    text: 'Nennen Sie uns am Telefon Datum, Ort und Gästezahl. Wir sprechen durch, welche Posten Sie brauchen und welche Unterlagen noch fehlen.',
  },
  neighbours: ['hotelsicherheit', 'empfangsdienst', 'reinigungsdienste'],
}
