import { claim } from '@/content/claim'
import type { Service } from '@/content/types'

export const werkschutz: Service = {
  slug: 'werkschutz',
  title: 'Werkschutz',
  cardLine: 'Pforte, Lkw-Abfertigung und Streife auf dem Betriebsgelände.',
  heroLine:
    'Wer hineinfährt, ist angemeldet. Was hinausfährt, hat einen Lieferschein. Dafür sitzen wir an Ihrer Pforte.',
  pictureAlt:
    'Werkstor zur blauen Stunde: Im erleuchteten Pförtnerhaus steht eine Sicherheitskraft, davor liegt die geschlossene Schranke, dahinter stehen Hallen und ein Schornstein.',
  pictureCaption: 'Werktor, 5:10\u00a0Uhr',
  meta: {
    title: 'Werkschutz Frankfurt: Pförtner, Pforte und Streife',
    description:
      'Werkschutz in Frankfurt, Hanau und Rhein-Main: Pförtner am Tor, Lkw-Abfertigung, Fremdfirmen, Torkontrollen und Streife. Mit dem Protokoll eines Vormittags.',
  },
  intro: {
    heading: 'Werkschutz beginnt am Tor',
    paragraphs: [
      `Ob eine Pforte den Betrieb kennt, zeigt die halbe Stunde vor Schichtbeginn. Bevor wir sie besetzen, schreiben wir mit Ihrer Werkleitung auf, welches Tor wann öffnet, welcher Ausweis in welchem Werksteil gilt und wen wir anrufen, wenn nachts eine Anlage ausfällt. ${claim('Daraus wird die Dienstanweisung, nach der jede Schicht arbeitet.')}`,
      `Was früher ein Pförtner im Kopf hatte, verteilt sich heute auf Anmeldung, Ausweissystem und Waage. ${claim('Bei uns läuft es im Torbuch wieder zusammen: Ein Eintrag hält fest, was kam, was geprüft wurde und wer entschieden hat. Fragt Wochen später jemand nach einer Ladung, lesen Sie nach, statt sich zu erinnern.')}`,
      'Polizeibefugnisse haben wir nicht; wir üben das Hausrecht aus, das Sie uns übertragen. Auf einem umzäunten Betriebsgelände verlangt §\u00a034a\u00a0GewO dafür mindestens die Unterrichtung.',
    ],
  },
  order: ['figure', 'checklist', 'fit', 'offer', 'faq'],
  figure: {
    kind: 'table',
    heading: 'Sechs Einträge aus dem Torbuch einer Pforte',
    lead: 'So liest sich ein Vormittag am nächsten Tag. Zwei Fahrzeuge mussten warten, eine Person blieb draußen, und zu jedem Fall steht da, wer entscheidet.',
    caption: 'Protokoll eines Werktors, 5:30 bis 10\u00a0Uhr',
    corner: 'Uhrzeit und Anlass',
    columns: ['Geprüft', 'Gefunden', 'Eintrag im Torbuch'],
    rows: [
      {
        time: '05:40',
        name: 'Frühschicht, 62 Personen',
        cells: [
          'Werksausweise am Drehkreuz',
          'Zwei Ausweise vergessen',
          'Schichtleitung bestätigt beide Namen, Tagesausweise 11 und 12 ausgegeben',
        ],
      },
      {
        time: '06:05',
        name: 'Silozug, Einfahrt',
        cells: [
          'Anmeldung, Frachtpapier, Ladestelle',
          'Alles stimmt',
          'Waage 38,2\u00a0t, weiter zu Silo\u00a04',
        ],
      },
      {
        time: '06:30',
        name: 'Montagefirma, vier Personen',
        cells: [
          'Auftrag, Unterweisung, Ausweise',
          'Eine Unterweisung abgelaufen',
          'Drei hinein, die vierte wartet auf die Fachkraft für Arbeitssicherheit',
        ],
      },
      {
        time: '07:50',
        name: 'Silozug, Ausfahrt',
        cells: [
          'Wiegeschein gegen Lieferschein',
          'Alles stimmt',
          'Waage 14,9\u00a0t, geliefert 23,3\u00a0t wie auf dem Lieferschein',
        ],
      },
      {
        time: '08:15',
        name: 'Abholung von Fertigware',
        cells: [
          'Anmeldung',
          'Keine vorhanden',
          'Lkw wartet vor dem Tor, Versand gibt ihn um 8:40\u00a0Uhr frei',
        ],
      },
      {
        time: '09:30',
        name: 'Schrottcontainer, Ausfahrt',
        cells: [
          'Gewicht, Plombennummer',
          'Nummer weicht ab',
          'Container bleibt im Werk, bis der Einkauf die neue Plombe bestätigt',
        ],
      },
    ],
    note: 'Ein gedachtes Werk mit einem Tor und einer Waage. Was in Ihrem Torbuch steht, legen wir mit Ihnen in der Dienstanweisung fest.',
  },
  checklist: {
    heading: 'Unser Werkschutz in einer Schicht',
    items: [
      {
        title: 'Lkw und Wiegescheine',
        text: 'Bei der Einfahrt notieren wir Kennzeichen, Spedition und Ladestelle. Bei der Ausfahrt vergleichen wir Lieferschein, Wiegeschein und Plombennummer. Passt eine Angabe nicht, wartet der Lkw, bis Ihr Versand entschieden hat.',
      },
      {
        title: 'Fremdfirmen auf dem Gelände',
        text: 'Wir gleichen Namen und Auftrag mit Ihrer Anmeldung ab und sehen nach, ob die Sicherheitsunterweisung noch gilt. Den Werksausweis gibt es befristet und nur für den Bereich, in dem gearbeitet wird. Fehlt er bei Schichtende, fragen wir in der Abteilung nach.',
      },
      {
        title: 'Streife durch die Hallen',
        text: 'Zu wechselnden Zeiten geht die Streife am Zaun entlang, über Lagerflächen und durch Hallen. Wo geschweißt wurde, sieht sie so lange nach, wie es Ihr Erlaubnisschein vorsieht. Schreibt er eine Brandwache vor, ist sie ein eigener Auftrag.',
      },
      {
        title: 'Tor- und Taschenkontrollen',
        text: `Bei Kontrollen der Belegschaft bestimmt der Betriebsrat mit, wenn es einen gibt. Üblich ist eine Betriebsvereinbarung, nach der ein Zufallsgenerator auswählt, wer seine Tasche öffnet. ${claim('Wir halten uns an dieses Verfahren und notieren nur, was es erlaubt.')}`,
      },
    ],
  },
  fit: {
    heading: 'Passt Werkschutz zu Ihrem Betrieb?',
    suits: [
      'Bei Ihnen wird in Schichten gearbeitet, und das Tor muss auch nachts jemand bedienen.',
      'Lkw kommen täglich, auch ohne Termin, und nicht jede Firma darf in jeden Werksteil.',
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
        text: 'Sie erweitern eine Halle, und das Baufeld ist vom Werk abgetrennt? Für diese Monate eignet sich die',
        service: 'baustellenueberwachung',
      },
    ],
  },
  offer: {
    heading: 'Unterlagen und Zahlen zu Ihrem Werk',
    lead: claim(
      'Am meisten sehen wir bei einer Begehung zum Schichtwechsel. Vorab helfen uns diese Angaben; daraus rechnen wir Ihnen vor, wie viele Kräfte nötig sind.',
    ),
    needs: [
      'Lageplan mit Toren, Zaunverlauf und Waage',
      'Schichtzeiten und Stoßzeiten am Tor',
      'Zahl der Lkw und Fremdfirmen an einem üblichen Werktag',
      'Öffnungszeiten jedes Tors, auch an Wochenenden',
      'Ausweissystem, Kameras, Brandmeldezentrale',
      'Vorgaben aus Betriebsvereinbarung, Genehmigung oder Versicherung',
    ],
  },
  faq: {
    heading: 'Fünf Fragen aus Werkleitung und Einkauf',
    items: [
      {
        question: 'Was ist der Unterschied zwischen Werkschutz und Objektschutz?',
        answer: `Werkschutz begleitet einen laufenden Betrieb: Lkw, Schichtwechsel, Fremdfirmen, Warenausgang. Objektschutz sichert ein Gebäude, meist außerhalb der Arbeitszeit. Das Gesetz kennt keinen der beiden Namen, es fragt nach der Tätigkeit. ${claim('In unserem Angebot stehen deshalb die Aufgaben je Posten.')} Steht in einem anderen Angebot nur der Name, fragen Sie nach den Aufgaben; erst dann lassen sich die Preise vergleichen.`,
      },
      {
        question: 'Wie viele Personen braucht eine Pforte, die Tag und Nacht besetzt ist?',
        answer:
          'Rechnen Sie mit fünf bis sechs Vollzeitkräften für einen einzigen Platz. Die Woche hat 168\u00a0Stunden. Das Arbeitszeitgesetz begrenzt die Schicht (§\u00a03\u00a0ArbZG) und verlangt danach in der Regel elf Stunden Ruhe (§\u00a05\u00a0ArbZG); dazu kommen Urlaub und Krankheit. Bleibt das Tor von 22 bis 6\u00a0Uhr zu, sind noch 112\u00a0Stunden zu besetzen.',
      },
      {
        question: 'Darf unsere Werkleitung den Wachkräften Anweisungen geben?',
        answer: `${claim('Was zu tun ist, legen Sie mit uns in der Dienstanweisung fest; Schichtplan und Weisungen im Dienst kommen von unserer Einsatzleitung.')} Der Grund steht in §\u00a01 Abs.\u00a01 Satz\u00a02\u00a0AÜG: Sind Kräfte in Ihre Arbeitsorganisation eingegliedert und unterliegen sie Ihren Weisungen, ist das Arbeitnehmerüberlassung, und dafür gelten eigene Regeln.`,
      },
      {
        question: 'Stellt die Pforte auch Ersthelfer und Brandschutzhelfer?',
        answer: `${claim('Auf Wunsch ja: Nennen Sie uns die Zahl je Schicht, dann planen wir Kräfte mit dieser Ausbildung ein.')} Eines geben wir zu bedenken: Wer nachts allein am Tor sitzt, kann nicht zugleich in Halle\u00a03 einen Verband anlegen. Dafür braucht es einen zweiten Platz oder Ersthelfer aus Ihrer Schicht.`,
      },
      {
        question: 'Wie beginnt der Dienst, ohne dass es am Tor stockt?',
        answer: `${claim('Unsere Kräfte stehen zuerst neben Ihrer jetzigen Besetzung, früh, spät und nachts.')} Dabei lernen sie Ihr Ausweissystem und die Menschen kennen, die jeden Tag kommen. ${claim('Danach übernehmen wir Schlüssel, Listen und offene Vorgänge mit einem Protokoll, das beide Seiten unterschreiben. Wie viele Tage das dauert, steht im Angebot.')}`,
      },
    ],
  },
  callUs: {
    heading: 'Sprechen wir über Ihr Tor',
    text: 'Wo staut es sich, und was fehlt abends in den Papieren? Zwei Antworten reichen uns, um die Begehung vorzubereiten.',
  },
  neighbours: ['empfangsdienst', 'kontrolldienst', 'baustellenueberwachung'],
}
