import type { Service } from '@/content/types'

export const hotelsicherheit: Service = {
  slug: 'hotelsicherheit',
  position: 70,
  title: 'Hotelsicherheit',
  cardLine: 'Nachtdienst im Hotel: Runden über die Etagen, Hilfe für die Rezeption.',
  heroLine:
    'Nachts ist an der Rezeption eine Person für alles zuständig. Eine Sicherheitskraft nimmt ihr die ' +
    'Wege ab.',
  pictureAlt:
    'Hotelfront in der Dämmerung: Unter dem beleuchteten Vordach mit Drehtür steht eine Sicherheitskraft, warmes Licht spiegelt sich auf der nassen Straße.',
  meta: {
    title: 'Hotelsicherheit und Hotelsecurity in Frankfurt',
    description:
      'Nachtdienst für Hotels in Frankfurt und Rhein-Main: Runden über Etagen und Garage, Umgang mit ' +
      'Lärm, Zutritt nach Mitternacht, Einweisung der Feuerwehr.',
  },
  intro: {
    heading: 'Die Bar ist zu, im vierten Stock wird noch gefeiert',
    paragraphs: [
      'Kurz nach Mitternacht beschwert sich Zimmer 412 über die Feier nebenan. Zugleich fragt am Eingang ' +
        'jemand nach einem Gast, kennt aber die Zimmernummer nicht. Wer allein an der Rezeption steht, ' +
        'kann nur eines von beidem erledigen.',
      'Die Sicherheitskraft geht auf die Etage, und der Tresen bleibt besetzt. Am Eingang gilt: Ob jemand ' +
        'im Haus wohnt und in welchem Zimmer, erfährt Besuch nicht an der Tür. Die Rezeption ruft oben ' +
        'an, der Gast entscheidet. Was vorgefallen ist, steht mit Uhrzeit im Wachbuch. Die Frühschicht ' +
        'liest es vor dem ersten Check-out.',
      'Ein vermietetes Zimmer gehört für die Nacht dem Gast. Wer bei Rauch, einem Hilferuf oder einem ' +
        'ärztlichen Notfall aufschließt, legen wir vorher mit Ihnen in der Dienstanweisung fest. Führen ' +
        'die Runden durch Bereiche, die tatsächlich allen offenstehen, verlangt §\u00a034a\u00a0GewO die ' +
        'Sachkundeprüfung. Ob das für Lobby, Passage oder Garage Ihres Hauses zutrifft, klären wir bei ' +
        'der Begehung.',
    ],
  },
  checklist: {
    heading: 'Vier Aufgaben zwischen Barschluss und Frühstück',
    items: [
      {
        title: 'Runden über die Etagen',
        text:
          'Flure, Treppenhäuser, Wellnessbereich, Garage: Reihenfolge und Uhrzeit wechseln. Die Kraft ' +
          'achtet auf verkeilte Brandschutztüren, zugestellte Fluchtwege und offene Terrassentüren.',
      },
      {
        title: 'Zutritt nach Mitternacht',
        text:
          'Ist der Haupteingang geschlossen, öffnet die Zimmerkarte oder die Rezeption. Ohne deren ' +
          'Freigabe begleitet die Kraft niemanden nach oben, auch nicht bei einer angeblich verlorenen ' +
          'Karte.',
      },
      {
        title: 'Lärm und Streit',
        text:
          'Zuerst das leise Gespräch an der Zimmertür, beim zweiten Mal zusammen mit der Nachtleitung. ' +
          'Aus dem Haus verweist die Kraft nur, wenn Sie ihr das Hausrecht dafür übertragen haben. Bei ' +
          'Gewalt wird die Polizei gerufen.',
      },
      {
        title: 'Wenn die Brandmeldeanlage auslöst',
        text:
          'Die Rezeption bleibt am Telefon, die Sicherheitskraft zeigt Gästen den Weg zum Sammelplatz und ' +
          'weist die Feuerwehr ein. Den Ablauf gibt Ihre Brandschutzordnung vor. Vor der ersten Schicht ' +
          'wird er im Gebäude abgegangen.',
      },
    ],
  },
  fit: {
    heading: 'Welche Häuser nachts Verstärkung brauchen',
    suits: [
      'Nach 23\u00a0Uhr arbeitet an der Rezeption eine einzige Person, und sie soll den Tresen nicht ' +
        'verlassen.',
      'Bar oder Spa sind auch für Gäste von außen geöffnet, und der Aufzug fährt ohne Karte auf die ' +
        'Etagen.',
      'Zu Messezeiten ist das Haus voll, und die Beschwerden über nächtlichen Lärm häufen sich.',
      'Eine Mannschaft oder eine bekannte Person wohnt bei Ihnen, und am Eingang warten Leute mit Kameras.',
    ],
    otherwise: [
      {
        text: 'Im Ballsaal findet eine Gala mit eigener Gästeliste statt? Für diesen Abend passt der',
        service: 'veranstaltungsservice',
      },
      {
        text: 'Zum Haus gehören Büros, deren Besuch tagsüber angemeldet werden soll? Das übernimmt der',
        service: 'empfangsdienst',
      },
      {
        text: 'Das Hotel ist wegen Umbaus geschlossen, und es geht um Material und Werkzeug? Dafür gibt es die',
        service: 'baustellenueberwachung',
      },
    ],
  },
  offer: {
    heading: 'Was wir über Ihr Hotel wissen müssen',
    lead:
      'Diese sechs Punkte reichen für eine erste Einschätzung. Die Wege zwischen Rezeption und Etagen ' +
      'sehen wir uns im Haus an.',
    needs: [
      'Zimmer, Etagen und die Eingänge, die nachts offen sind',
      'Beginn und Ende der Schicht, an welchen Wochentagen',
      'Wie viele Personen nachts an der Rezeption arbeiten',
      'Wie lange Bar, Spa und Garage geöffnet sind und wer hineindarf',
      'Anzug oder Dienstkleidung, dazu die Sprachen Ihrer Gäste',
      'Bekannte Anlässe: Messewochen, Reisegruppen, frühere Vorfälle',
    ],
  },
  faq: {
    heading: 'Was Hotels vor der ersten Nacht klären',
    items: [
      {
        question: 'Kann Hotelsecurity in Zivil arbeiten?',
        answer:
          'Unauffällig ja, ganz privat gekleidet in der Regel nicht. Betritt eine Wachperson befriedetes Besitztum, verlangt §\u00a019 Abs.\u00a02\u00a0BewachV Dienstkleidung. Wie sie aussieht, lässt die Verordnung offen; sie muss sich nur deutlich von Uniformen der Polizei und anderer Behörden unterscheiden. Ein dunkler Anzug kommt also in Betracht, wenn er als Dienstkleidung festgelegt ist. Für welche Bereiche Ihres Hauses das gilt, sehen wir uns vor Ort an.',
      },
      {
        question: 'Haftet das Hotel, wenn Gästen etwas gestohlen wird?',
        answer:
          'Ja, für eingebrachte Sachen grundsätzlich auch ohne eigene Schuld (§\u00a0701\u00a0BGB). Die Grenze liegt beim Hundertfachen des Zimmerpreises für einen Tag, mindestens bei 600 und maximal bei 3.500\u00a0Euro, für Geld, Wertpapiere und Kostbarkeiten bei maximal 800\u00a0Euro (§\u00a0702\u00a0BGB). Diese Grenze gilt nicht, wenn Ihr Haus oder Ihr Personal den Verlust verschuldet. Autos und ihr Inhalt sind ausgenommen.',
      },
      {
        question: 'Nachtportier oder Sicherheitskraft: Was brauchen wir?',
        answer:
          'Beide, sobald nachts an zwei Orten zugleich jemand gebraucht wird. Der Nachtportier checkt ein, kassiert und nimmt Anrufe an. Die Sicherheitskraft ist unterwegs: an der Tür, auf den Fluren, in der Garage. Kassieren sollte sie nicht, sonst fehlt sie genau dann. Für kleine, ruhige Häuser kann eine Streife genügen, die mehrmals vorbeischaut.',
      },
      {
        question: 'Was kostet Security für ein Hotel?',
        answer:
          'Ausschlaggebend sind die Nächte und Stunden, die Sie besetzen wollen. Jede Nacht von 23 bis 6\u00a0Uhr sind 49\u00a0Stunden pro Woche, nur Freitag und Samstag sind es 14. Nachtarbeit ist auszugleichen, durch Tarifregeln, Zuschläge oder freie Tage (§\u00a06 Abs.\u00a05\u00a0ArbZG). Darum kostet dieselbe Kraft nachts mehr als am Nachmittag. Lassen Sie sich Stundensatz und Zuschläge getrennt nennen.',
      },
      {
        question: 'Können wir Sicherheitspersonal nur zu Messezeiten buchen?',
        answer:
          'Ja, ein Auftrag lässt sich auf einzelne Wochen begrenzen. Die großen Messen stehen in Frankfurt lange im Kalender, und in denselben Nächten suchen auch andere Häuser Verstärkung; fragen Sie deshalb früh an. Rechnen Sie eine Einweisung vor der ersten Nacht mit ein: Brandmeldezentrale, Generalschlüssel, Etagenplan. Wer das Haus erst im Einsatz kennenlernt, hilft anfangs wenig.',
      },
    ],
  },
  callUs: {
    heading: 'Erzählen Sie uns von Ihrer letzten unruhigen Nacht',
    text:
      'Was ist passiert, und wer war im Dienst? Daraus lässt sich am Telefon ableiten, welche Stunden ' +
      'besetzt sein sollten.',
  },
  neighbours: ['empfangsdienst', 'veranstaltungsservice', 'reinigungsdienste'],
}
