import type { Service } from '@/content/types'

export const baustellenueberwachung: Service = {
  slug: 'baustellenueberwachung',
  position: 50,
  title: 'Baustellenüberwachung',
  cardLine: 'Wache und Streife für Material, Maschinen und Rohbau nach Feierabend.',
  heroLine:
    'Nachts steht Ihre Baustelle still. Diebe wissen das. Unsere Wache geht am Bauzaun entlang und sieht hin.',
  pictureAlt:
    'Rohbau mit Gerüst und Kran am Abend, von einem Baustrahler warm beleuchtet; am offenen Bauzaun steht eine Sicherheitskraft.',
  meta: {
    title: 'Baustellenüberwachung & Baustellenbewachung in Frankfurt',
    description:
      'Baustellenbewachung in Frankfurt, Offenbach, Mainz und Wiesbaden: Übergabe mit der Bauleitung, Torkontrolle, Streife an Zaun und Gerüst. Was den Preis bestimmt.',
  },
  intro: {
    heading: 'Zwischen Feierabend und erstem Fahrmischer',
    paragraphs: [
      'Gestohlen wird auf Baustellen, was sich verladen lässt: Kupferkabel, Diesel, Akkuwerkzeug, der Minibagger samt Anhänger. Der Sachwert ist oft das kleinere Übel. Fehlt am Montag die Kabeltrommel, wartet der Elektrotrupp und nach ihm der Trockenbau.',
      'Die Gefahr wandert mit dem Bau. Beim Aushub sind es Tanks und Maschinen, im Rohbau Schalung und Jugendliche auf dem Gerüst, im Ausbau Armaturen und Schaltschränke hinter provisorischen Türen. Darum gehört die Dienstanweisung bei jedem neuen Bauabschnitt auf den Tisch.',
      'Ob Baustellenbewachung oder Baustellenüberwachung im Vertrag steht: Gemeint sind Menschen vor Ort. Kameratürme können sie ergänzen. Mit der fachlichen Bauüberwachung durch Architektur- und Ingenieurbüros hat beides nichts zu tun.',
      'Für die Wache innerhalb des Zauns genügt nach §\u00a034a\u00a0GewO in der Regel die Unterrichtung. Gehört der Gehweg davor zur Streife, ist die Sachkundeprüfung nötig.',
    ],
  },
  checklist: {
    heading: 'So verläuft eine Nacht am Bauzaun',
    items: [
      {
        title: 'Übergabe nach Feierabend',
        text: 'Bauleitung und Wache gehen gemeinsam über den Platz: Welche Container sind zu, welche Maschinen stehen wo, welches Gewerk arbeitet noch? Nur was abends notiert ist, fällt morgens als fehlend auf.',
      },
      {
        title: 'Kontrolle am Bautor',
        text: 'Abends fährt ein, wer auf der Liste steht oder telefonisch freigegeben wird. Auch der Transporter mit bekanntem Firmennamen hält an, denn ein Aufdruck ist noch keine Freigabe. Kennzeichen, Uhrzeit und Ladung kommen ins Wachbuch.',
      },
      {
        title: 'Streife an Zaun und Gerüst',
        text: 'Am Bauzaun zählen Kleinigkeiten: gelöste Schellen, verschobene Füße, frische Trittspuren. Es folgen Gerüstaufgänge, Container und Tank. Im Rohbau geht die Streife mit Helm und auf den Wegen, die Ihre Bauleitung freigegeben hat.',
      },
      {
        title: 'Wasser, Strom und Brandgeruch',
        text: 'Eine gelöste Schlauchkupplung oder eine schmorende Kabeltrommel kann über Nacht mehr kosten als ein Diebstahl. Wo tagsüber geschweißt wurde, sieht die Streife nach Absprache noch einmal hin. Eine vorgeschriebene Brandwache ersetzt das nicht.',
      },
    ],
  },
  fit: {
    heading: 'Wann Ihr Bau eine eigene Wache braucht',
    suits: [
      'Maschinen, Kabeltrommeln oder Tanks bleiben über Nacht auf dem Platz.',
      'Heiztechnik, Küchen oder Aufzugsteile sind geliefert, aber noch nicht eingebaut.',
      'Jugendliche nutzen Gerüst oder Baugrube als Treffpunkt, und Sie müssen den Zutritt unterbinden.',
      'Über Feiertage oder im Winter ruht der Bau mehrere Tage.',
    ],
    otherwise: [
      {
        text: 'Auf der Fläche liegt wenig, und einzelne Kontrollen pro Nacht genügen? Dann passt der',
        service: 'kontrolldienst',
      },
      {
        text: 'Der Bau ist abgenommen, aber noch nicht bezogen? Dann übernimmt der',
        service: 'objektschutz',
      },
      {
        text: 'Gebaut wird innerhalb Ihres Werks, und alle Firmen kommen durch das Werktor? Dort passt der',
        service: 'werkschutz',
      },
    ],
  },
  offer: {
    heading: 'Diese Angaben brauchen wir zur Baustelle',
    lead: 'Baustelleneinrichtungsplan und Bauzeitenplan beantworten das meiste. Den Rest klärt die Begehung.',
    needs: [
      'Adresse, aktuelle Bauphase und voraussichtliches Bauende',
      'Wachzeiten: Nächte, Wochenenden, Feiertage',
      'Länge des Bauzauns, Zahl der Tore und Zufahrten',
      'Strom, Licht und Container für die Wache',
      'Maschinen, Tanks und teures Material, auch geplante Lieferungen',
      'Vorhandene Kameras und wer nachts entscheiden darf',
    ],
  },
  faq: {
    heading: 'Was in der Baubesprechung gefragt wird',
    items: [
      {
        question: 'Ist eine Baustellenbewachung Pflicht?',
        answer:
          'Im Allgemeinen nicht. Pflicht ist, Gefahren abzuwenden: Gruben, Gerüste und Maschinen müssen so gesichert sein, dass Dritte, vor allem Kinder, nicht zu Schaden kommen (§\u00a0823 Abs.\u00a01\u00a0BGB). Häufig reichen dafür Zaun, Abdeckung und Licht. Eine Wache kann trotzdem verlangt sein, etwa im Bauvertrag oder von der Versicherung.',
      },
      {
        question: 'Wer haftet bei Diebstahl auf der Baustelle?',
        answer:
          'Bis zur Abnahme trägt in der Regel das Bauunternehmen das Risiko (§\u00a0644 Abs.\u00a01\u00a0BGB). Gilt die VOB/B, muss es seine Leistung und übergebene Gegenstände auch vor Diebstahl schützen (§\u00a04 Abs.\u00a05\u00a0VOB/B); Ausnahmen regelt §\u00a07\u00a0VOB/B. Sehen Sie nach, ob Ihre Bauleistungsversicherung Werkzeug und nicht eingebautes Material einschließt. Oft gehört beides nicht dazu.',
      },
      {
        question: 'Wachmann oder Kameraturm: Was ist besser?',
        answer:
          'Das kommt darauf an, was nach dem Alarm geschehen soll. Ein Turm sieht viel Fläche und wird nicht müde. Hinfahren muss trotzdem jemand, und Keller oder Containerrückseiten sieht er nicht. Eine Wache hört, riecht und spricht an, ist aber immer nur an einer Stelle. Auf weiten Flächen ergänzen sich beide.',
      },
      {
        question: 'Was kostet Baustellenbewachung?',
        answer:
          'Den größten Teil machen die Wachstunden aus, und die ändern sich mit dem Bau. Von Montag bis Donnerstag jede Nacht von 18 bis 6\u00a0Uhr, dann durchgehend von Freitag 18\u00a0Uhr bis Montag 6\u00a0Uhr: Das sind 108\u00a0Stunden pro Woche. Hinzu kommen Zuschläge, Anfahrt und manchmal ein beheizter Container. Bitten Sie um Preise je Bauphase.',
      },
      {
        question: 'Kann ich eine Bauwache nur für ein Wochenende buchen?',
        answer:
          'Ja, sofern für den Termin Kräfte frei sind. Sinnvoll ist das vor Brückentagen, in den Betriebsferien oder nach einer großen Lieferung. Von Freitag 16\u00a0Uhr bis Montag 6\u00a0Uhr sind es 62\u00a0Stunden für einen Posten, verteilt auf mehrere Personen. Ob wir besetzen können, sagen wir Ihnen, sobald wir Ort und Datum kennen.',
      },
      {
        question: 'Bewachen Sie auch Baustellen in Offenbach, Wiesbaden oder Mainz?',
        answer:
          'Ja, und ebenso in Hanau und im übrigen Hessen. Außerhalb der Städte zählt vor allem die Ablösung: Die nächste Schicht muss pünktlich da sein, auch wenn die A3 gesperrt ist. Nennen Sie uns deshalb die genaue Adresse und die Zufahrt bei Nacht. Eine Baustraße ohne Hausnummer findet sonst niemand.',
      },
    ],
  },
  callUs: {
    heading: 'Die nächste Kabellieferung ist bestellt?',
    text: 'Rufen Sie an, bevor sie auf dem Platz liegt. Mit Ort, Bauphase und gewünschten Wachzeiten können wir über den Umfang sprechen.',
  },
  neighbours: ['kontrolldienst', 'objektschutz', 'werkschutz'],
}
