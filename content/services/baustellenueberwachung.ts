import { claim } from '@/content/claim'
import type { Service } from '@/content/types'

export const baustellenueberwachung: Service = {
  slug: 'baustellenueberwachung',
  title: 'Baustellenüberwachung',
  cardLine: 'Wache für Material, Maschinen und Rohbau nach Feierabend.',
  heroLine:
    'Um\u00a0fünf geht die letzte Kolonne, das Kupfer bleibt. Unsere Wache geht am Bauzaun entlang und sieht hin.',
  pictureAlt:
    'Rohbau mit Gerüst und Kran am Abend, von einem Baustrahler warm beleuchtet; am offenen Bauzaun steht eine Sicherheitskraft.',
  pictureCaption: 'Bautor, 20:00\u00a0Uhr',
  meta: {
    title: 'Baustellenbewachung und Baustellensicherung Frankfurt',
    description:
      'Baustellenbewachung in Frankfurt, Offenbach, Mainz und Wiesbaden: Wachstunden je Bauphase, Übergabe mit der Bauleitung, Streife an Zaun und Gerüst.',
  },
  intro: {
    heading: 'Mit dem Bau wandert die Gefahr',
    paragraphs: [
      'Gestohlen wird auf Baustellen, was sich verladen lässt: Kupferkabel, Diesel, Akkuwerkzeug, der Minibagger samt Anhänger. Der Sachwert ist oft das kleinere Übel. Fehlt am Montag die Kabeltrommel, wartet der Elektrotrupp und nach ihm der Trockenbau.',
      `Beim Aushub geht es um Tanks und Maschinen, im Rohbau um Schalung und um Jugendliche auf dem Gerüst, im Ausbau um Armaturen und Schaltschränke hinter provisorischen Türen. ${claim('Darum legen wir die Dienstanweisung bei jedem neuen Bauabschnitt wieder auf den Tisch und bieten Ihnen Wachstunden je Phase an.')}`,
      'Baustellenbewachung, oft auch Baustellensicherung genannt, heißt bei uns: Menschen vor Ort, die ein Kameraturm ergänzen kann. Mit der fachlichen Bauüberwachung durch Architektur- und Ingenieurbüros hat das nichts zu tun.',
      claim(
        'Innerhalb des Zauns genügt nach §\u00a034a\u00a0GewO in der Regel die Unterrichtung; für Streifen auf dem Gehweg davor setzen wir Kräfte mit Sachkundeprüfung ein.',
      ),
    ],
  },
  order: ['checklist', 'figure', 'offer', 'fit', 'faq'],
  checklist: {
    heading: 'Eine Nacht am Bauzaun',
    items: [
      {
        title: 'Übergabe nach Feierabend',
        text: `${claim('Mit Ihrer Bauleitung gehen wir über den Platz: Welche Container sind zu, welche Maschinen stehen wo, welches Gewerk arbeitet noch?')} Nur was abends notiert ist, fällt morgens als fehlend auf.`,
      },
      {
        title: 'Kontrolle am Bautor',
        text: `Abends lassen wir ein, wer auf der Liste steht oder telefonisch freigegeben wird. Auch der Transporter mit bekanntem Firmennamen hält an, denn ein Aufdruck ist noch keine Freigabe. ${claim('Kennzeichen, Uhrzeit und Ladung kommen ins Wachbuch.')}`,
      },
      {
        title: 'Streife an Zaun und Gerüst',
        text: 'Am Bauzaun achten wir auf gelöste Schellen, verschobene Füße, frische Trittspuren. Es folgen Gerüstaufgänge, Container und Tank. Im Rohbau geht die Streife mit Helm und auf den Wegen, die Ihre Bauleitung freigegeben hat.',
      },
      {
        title: 'Wasser, Strom und Brandgeruch',
        text: 'Eine gelöste Schlauchkupplung oder eine schmorende Kabeltrommel kann über Nacht mehr kosten als ein Diebstahl. Wo tagsüber geschweißt wurde, sehen wir nach Absprache noch einmal hin; eine angeordnete Brandwache ist das nicht.',
      },
    ],
  },
  figure: {
    kind: 'phases',
    heading: 'Wachstunden der Baustellenbewachung, Phase für Phase',
    lead: 'Ein Bürohaus, ein gutes Jahr Bauzeit. Im Rohbau reicht das Wochenende, im Ausbau liegt Kupfer frei, und kurz vor der Abnahme sind die Türen schon verschließbar.',
    caption: 'Bauphasen mit Wachzeiten für einen Posten',
    labels: {
      phase: 'Bauphase',
      goods: 'Was nachts auf dem Platz steht',
      watch: 'Wache',
      weeks: 'Wochen',
      weekly: 'Stunden je Woche',
      hours: 'Stunden',
      total: 'Zusammen',
    },
    phases: [
      {
        name: 'Aushub',
        goods: 'Bagger, Dieseltank, Pumpen',
        watch: 'Freitag 18\u00a0Uhr bis Montag 6\u00a0Uhr',
        weeks: 8,
        weekly: 60,
      },
      {
        name: 'Rohbau',
        goods: 'Schalung, Stahl, Gerüst',
        watch: 'Freitag 18\u00a0Uhr bis Montag 6\u00a0Uhr',
        weeks: 24,
        weekly: 60,
      },
      {
        name: 'Technik und Ausbau',
        goods: 'Kabel, Schaltschränke, Armaturen',
        watch: 'Dazu Montag bis Donnerstag 18 bis 6\u00a0Uhr',
        weeks: 16,
        weekly: 108,
      },
      {
        name: 'Bis zur Abnahme',
        goods: 'Küchen, Leuchten, Aufzugsteile',
        watch: 'Jede Nacht 20 bis 6\u00a0Uhr',
        weeks: 6,
        weekly: 70,
      },
    ],
    note: 'Eine gedachte Baustelle. Welche Stunden Ihre braucht, rechnen wir mit Ihrem Bauzeitenplan aus.',
  },
  fit: {
    heading: 'Brauchen Sie Baustellensicherung?',
    suits: [
      'Maschinen, Kabeltrommeln oder Tanks bleiben über Nacht auf dem Platz.',
      'Heiztechnik, Küchen oder Aufzugsteile sind geliefert, aber noch nicht eingebaut.',
      'Jugendliche nutzen Gerüst oder Baugrube als Treffpunkt, und Sie müssen den Zutritt unterbinden.',
      'Über Feiertage oder im Winter ruht der Bau mehrere Tage.',
    ],
    otherwise: [
      {
        text: 'Auf der Fläche liegt wenig, und einzelne Kontrollen pro Nacht genügen? Dann reicht der',
        service: 'kontrolldienst',
      },
      {
        text: 'Der Bau ist abgenommen, aber noch nicht bezogen? Dann ist das ein Fall für den',
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
    lead: `Baustelleneinrichtungsplan und Bauzeitenplan beantworten uns das meiste. ${claim('Den Rest klären wir bei der Begehung.')}`,
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
    heading: 'Sechs Fragen aus der Baubesprechung',
    items: [
      {
        question: 'Was kostet Baustellenbewachung?',
        answer:
          'Wachstunden mal Stundensatz, dazu Zuschläge für Nacht, Sonntag und Feiertag. Die Stunden ändern sich mit dem Bau: Unser Beispiel auf dieser Seite kommt in 54\u00a0Wochen auf 4.068. Wer stattdessen von Anfang an jede Nacht und jedes Wochenende besetzt, bezahlt 108 mal 54, also 5.832. Bitten Sie uns und andere deshalb um Preise je Phase.',
      },
      {
        question: 'Wachmann oder Kameraturm: Was ist besser?',
        answer:
          'Der Turm, wenn viel Fläche zu sehen ist und jemand in der Nähe hinfahren kann; die Wache, wenn sofort jemand handeln soll. Keller und Containerrückseiten sieht der Turm nicht, dafür wird er nicht müde. Eine Wache hört, riecht und spricht an, ist aber nur an einer Stelle. Auf weiten Flächen ergänzen sich beide.',
      },
      {
        question: 'Was braucht die Wache auf dem Platz?',
        answer: `Einen Container mit Licht, Heizung und Strom, eine Toilette und Empfang für das Telefon. ${claim('Fehlt etwas davon, steht im Angebot, wer es stellt. Wer nachts allein auf der Baustelle ist, meldet sich zu vereinbarten Zeiten bei unserer Einsatzleitung; was geschieht, wenn die Meldung ausbleibt, steht in der Dienstanweisung.')}`,
      },
      {
        question: 'Ist eine Baustellenbewachung Pflicht?',
        answer:
          'Im Allgemeinen nicht. Pflicht ist, Gefahren abzuwenden: Gruben, Gerüste und Maschinen müssen so gesichert sein, dass Dritte, vor allem Kinder, nicht zu Schaden kommen (§\u00a0823 Abs.\u00a01\u00a0BGB). Häufig reichen dafür Zaun, Abdeckung und Licht. Eine Wache kann trotzdem verlangt sein, etwa im Bauvertrag oder von der Versicherung.',
      },
      {
        question: 'Wer haftet bei Diebstahl auf der Baustelle?',
        answer:
          'Bis zur Abnahme trägt in der Regel das Bauunternehmen das Risiko (§\u00a0644 Abs.\u00a01\u00a0BGB). Gilt die VOB/B, muss es seine Leistung und übergebene Gegenstände auch vor Diebstahl schützen (§\u00a04 Abs.\u00a05\u00a0VOB/B); Ausnahmen regelt §\u00a07\u00a0VOB/B. Sehen Sie nach, ob Ihre Bauleistungsversicherung Werkzeug und nicht eingebautes Material einschließt.',
      },
      {
        question: 'Kann ich eine Bauwache nur für ein Wochenende buchen?',
        answer:
          'Ja, sofern für den Termin Kräfte frei sind. Sinnvoll ist das vor Brückentagen, in den Betriebsferien oder nach einer großen Lieferung. Von Freitag 16\u00a0Uhr bis Montag 6\u00a0Uhr sind es 62\u00a0Stunden für einen Posten, verteilt auf mehrere Personen. Ob wir in Frankfurt, Offenbach, Wiesbaden oder Mainz besetzen können, sagen wir Ihnen, sobald wir Adresse und Datum kennen.',
      },
    ],
  },
  callUs: {
    heading: 'Die nächste Kabellieferung ist bestellt?',
    text: 'Rufen Sie an, bevor sie auf dem Platz liegt. Wir fragen nach Ort, Bauphase und Wachzeiten und sagen Ihnen, welche Nächte wir zuerst besetzen würden.',
  },
  neighbours: ['kontrolldienst', 'objektschutz', 'werkschutz'],
}
