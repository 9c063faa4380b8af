import type { Service } from '@/content/types'

export const werkschutz: Service = {
  slug: 'werkschutz',
  position: 10,
  title: 'Werkschutz',
  cardLine: 'Pforte, Lkw-Abfertigung und Streife auf dem Betriebsgelände.',
  heroLine:
    'Um 6\u00a0Uhr wollen Frühschicht, drei Lkw und ein Montageteam durchs Tor. Jemand muss wissen, wer wohin darf.',
  pictureAlt:
    'Werkstor zur blauen Stunde: Im erleuchteten Pförtnerhaus steht eine Sicherheitskraft, davor liegt die geschlossene Schranke, dahinter stehen Hallen und ein Schornstein.',
  meta: {
    title: 'Werkschutz und Pforte in Frankfurt und Rhein-Main',
    description:
      'Werkschutz in Frankfurt, Hanau und Rhein-Main: Pforte, Lkw-Abfertigung, Fremdfirmen, Torkontrollen und Streife. Dazu Antworten zu Personalbedarf und Kosten.',
  },
  intro: {
    heading: 'Ein Werktor steht selten still',
    paragraphs: [
      'Die halbe Stunde vor Schichtbeginn zeigt, ob die Pforte Ihren Betrieb kennt. Deshalb wird vor dem ersten Dienst festgelegt, welches Tor wann öffnet, welche Ausweise in welchem Werksteil gelten und wen die Pforte anruft, wenn nachts eine Anlage ausfällt. Das steht in der Dienstanweisung, die mit Ihrer Werkleitung abgestimmt wird.',
      'Werkschutzkräfte haben keine Polizeibefugnisse. Sie üben das Hausrecht aus, das Sie ihnen übertragen; darüber hinaus gelten für sie die Jedermannsrechte wie Notwehr. Auf einem umzäunten Betriebsgelände verlangt §\u00a034a\u00a0GewO mindestens die Unterrichtung. Dazu kommt die Einweisung vor Ort: Wer nachts allein auf dem Hof ist, sollte Absperrventile und Hydranten ohne Plan finden.',
    ],
  },
  checklist: {
    heading: 'Was der Werkschutz in einer Schicht erledigt',
    items: [
      {
        title: 'Lkw und Wiegescheine',
        text: 'Bei der Einfahrt notiert die Pforte Kennzeichen, Spedition und Ladestelle. Bei der Ausfahrt vergleicht sie Lieferschein, Wiegeschein und Plombennummer. Passt eine Angabe nicht, wartet der Lkw, bis Ihr Versand entschieden hat.',
      },
      {
        title: 'Fremdfirmen auf dem Gelände',
        text: 'Die Pforte gleicht Namen und Auftrag mit der Anmeldung ab und prüft, ob die Sicherheitsunterweisung noch gültig ist. Der Werksausweis gilt befristet und für den Bereich, in dem gearbeitet wird. Ist er bei Schichtende nicht zurück, fragt sie in der zuständigen Abteilung nach.',
      },
      {
        title: 'Streife durch die Hallen',
        text: 'Die Runden führen zu wechselnden Zeiten am Zaun entlang, über Lagerflächen und durch Hallen. Nach Schweißarbeiten gehört die Arbeitsstelle dazu, solange der Erlaubnisschein es vorsieht. Glimmbrände zeigen sich oft erst nach Stunden.',
      },
      {
        title: 'Tor- und Taschenkontrollen',
        text: 'Gibt es einen Betriebsrat, bestimmt er bei Kontrollen der Belegschaft mit. Üblich ist eine Betriebsvereinbarung, nach der ein Zufallsgenerator auswählt, wer seine Tasche öffnet. An dieses Verfahren hält sich die Pforte.',
      },
    ],
  },
  fit: {
    heading: 'Passt Werkschutz zu Ihrem Betrieb?',
    suits: [
      'Bei Ihnen wird in Schichten gearbeitet, und das Tor muss auch nachts jemand bedienen.',
      'Lkw, Selbstabholungen und Fremdfirmen kommen täglich, dürfen aber nicht in jeden Werksteil.',
      'Sie lagern Metalle, Gefahrstoffe oder fertige Ware, deren Ausgang belegt sein muss.',
      'Störmeldungen Ihrer Anlagen laufen außerhalb der Bürozeiten an der Pforte auf.',
    ],
    otherwise: [
      {
        text: 'Es geht um ein einzelnes Gebäude ohne Werkverkehr? Dafür genügt in der Regel der',
        service: 'objektschutz',
      },
      {
        text: 'Nach Feierabend ist der Hof leer, und ein paar Kontrollen je Nacht reichen aus? Die übernimmt der',
        service: 'kontrolldienst',
      },
      {
        text: 'Sie erweitern eine Halle, und das Baufeld ist vom Werk abgetrennt? Für diese Monate passt die',
        service: 'baustellenueberwachung',
      },
    ],
  },
  offer: {
    heading: 'Unterlagen und Zahlen zu Ihrem Werk',
    lead: 'Am meisten zeigt eine Begehung bei laufendem Betrieb, am besten zum Schichtwechsel. Vorab helfen uns diese Angaben:',
    needs: [
      'Lageplan mit Toren, Zaunverlauf und Waage',
      'Schichtzeiten und Stoßzeiten am Tor',
      'Zahl der Lkw und Fremdfirmen an einem üblichen Werktag',
      'Posten und Streifen, die Sie brauchen, mit Tagen und Uhrzeiten',
      'Vorhandene Technik: Ausweissystem, Kameras, Brandmeldezentrale',
      'Vorgaben aus Betriebsvereinbarung, Genehmigung oder Versicherung',
    ],
  },
  faq: {
    heading: 'Was Werkleitung und Einkauf vorab wissen wollen',
    items: [
      {
        question: 'Was ist der Unterschied zwischen Werkschutz und Objektschutz?',
        answer:
          'Werkschutz begleitet einen laufenden Betrieb, Objektschutz sichert ein Gebäude. Zum Werkschutz gehören deshalb Aufgaben am Tor: Lkw, Schichtwechsel, Fremdfirmen, der Ausgang von Ware. Beim Objektschutz geht es um Verschluss, Rundgang und Alarm, meist außerhalb der Arbeitszeit. Für §\u00a034a\u00a0GewO spielt der Name keine Rolle, dort zählt die Tätigkeit. Vergleichen Sie in Angeboten also die Aufgaben.',
      },
      {
        question: 'Wie viele Personen braucht eine Pforte, die Tag und Nacht besetzt ist?',
        answer:
          'Rechnen Sie mit fünf bis sechs Vollzeitkräften für einen einzigen Platz. Die Woche hat 168\u00a0Stunden. Das Arbeitszeitgesetz begrenzt die Schicht (§\u00a03\u00a0ArbZG) und verlangt danach in der Regel elf Stunden Ruhe (§\u00a05\u00a0ArbZG); dazu kommen Urlaub und Krankheit. Bleibt das Tor von 22 bis 6\u00a0Uhr zu, sind noch 112\u00a0Stunden zu besetzen.',
      },
      {
        question: 'Gilt §\u00a034a\u00a0GewO auch für eigenes Personal im Werkschutz?',
        answer:
          'In der Regel nicht. Die Vorschrift gilt für alle, die gewerbsmäßig Leben oder Eigentum fremder Personen bewachen. Ihre Angestellten bewachen das Werk ihres eigenen Arbeitgebers. Beauftragen Sie eine Sicherheitsfirma, braucht diese die Erlaubnis. Jede Wachperson braucht dann die passende Qualifikation und muss im Bewacherregister angemeldet sein (§\u00a016\u00a0BewachV).',
      },
      {
        question: 'Darf unsere Werkleitung den Wachkräften Anweisungen geben?',
        answer:
          'Was zu tun ist, legen Sie in der Dienstanweisung mit uns fest; Schichtplan und Weisungen im Dienst kommen von unserer Einsatzleitung. Der Grund steht in §\u00a01 Abs.\u00a01 Satz\u00a02\u00a0AÜG: Sind Kräfte in Ihre Arbeitsorganisation eingegliedert und unterliegen sie Ihren Weisungen, ist das Arbeitnehmerüberlassung, und dafür gelten eigene Regeln.',
      },
      {
        question: 'Was kostet Werkschutz im Monat?',
        answer:
          'Ohne Ihren Schichtplan wäre jede Monatspauschale geraten. Ins Gewicht fallen die Stunden an Tor und Streife, die Zuschläge für Nacht, Sonntag und Feiertag und die verlangte Qualifikation, etwa Fachkraft für Schutz und Sicherheit. Ein brauchbares Angebot zeigt Stundensatz, Stundenzahl und Zuschläge getrennt. Es sagt auch, was bei einer Tariferhöhung geschieht.',
      },
    ],
  },
  callUs: {
    heading: 'Sprechen wir über Ihr Tor',
    text: 'Schildern Sie uns, wie ein Werktag bei Ihnen abläuft und wo es an der Pforte klemmt. Daraus ergibt sich, worauf wir bei der Begehung achten.',
  },
  neighbours: ['empfangsdienst', 'kontrolldienst', 'baustellenueberwachung'],
}
