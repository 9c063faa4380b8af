import { company } from '@/content/company'
import type { Paragraph } from '@/content/types'
import { lineTitles, type OfferLine } from './kostenVergleich'
import type { DeskPage } from './types'

type Row = { label: string; text: Paragraph }

/** What a security service costs: of what the price is made, an example in hours, ten lines, three offers. */
export const kosten = {
  meta: {
    title: 'Was kostet ein Sicherheitsdienst? Preis und Vergleich',
    description:
      'Woraus der Preis eines Sicherheitsdienstes besteht: Stunden, Stundensatz, Zuschläge, Nebenkosten. Mit Beispiel, zehn Prüfzeilen und Angebotsvergleich.',
  },
  name: 'Kosten und Angebote',
  heading: 'Was kostet ein Sicherheitsdienst?',
  lead: 'Stunden mal Stundensatz, dazu Zuschläge und feste Beträge. Wer die vier Teile kennt, kann jedes Angebot nachrechnen, auch unseres.',

  /** Links to the sections. */
  contents: {
    label: 'Auf dieser Seite',
    preis: 'Woraus der Preis besteht',
    beispiel: 'Ein Beispiel in Stunden',
    zeilen: 'Zehn Zeilen für jedes Angebot',
    vergleich: 'Angebote vergleichen',
  },

  price: {
    heading: 'Woraus der Preis besteht',
    /** The price as a sum. Each part says what it depends on. */
    formula: [
      { sign: null, part: 'Stunden', text: 'wann jemand da ist, und wie viele zugleich' },
      { sign: '×', part: 'Stundensatz', text: 'was die Aufgabe an Qualifikation verlangt' },
      { sign: '+', part: 'Zuschläge', text: 'wie viel davon nachts, sonntags und an Feiertagen liegt' },
      { sign: '+', part: 'Feste Beträge', text: 'Fahrzeug, Ausrüstung, Schlüssel' },
    ],
    answer: [
      'Eine Zahl ohne Ihre Zeiten und Aufgaben wäre geraten. Deshalb steht hier keine. Was Sie vor jedem Angebot wissen können, sind die Stunden: Sie hängen nur von Ihnen ab und machen den größten Unterschied.',
      'Verglichen wird netto, wenn Sie Vorsteuer abziehen. Wer das nicht darf, etwa viele Eigentümergemeinschaften, Kliniken und Vereine, vergleicht mit 19\u00a0% Umsatzsteuer.',
    ] as readonly Paragraph[],
    rate: {
      heading: 'Was im Stundensatz steckt',
      rows: [
        {
          label: 'Lohn',
          text: 'Nach dem Tarifvertrag des Sicherheitsgewerbes im jeweiligen Bundesland, gestaffelt nach Tätigkeit. Ist er für allgemeinverbindlich erklärt, bindet er auch Betriebe ohne Verband (§\u00a05\u00a0TVG). Darunter liegt als Grenze für alle der Mindestlohn (§\u00a01\u00a0MiLoG).',
        },
        {
          label: 'Lohnnebenkosten',
          text: 'Beiträge des Arbeitgebers zu Renten-, Kranken-, Pflege- und Arbeitslosenversicherung, zur Berufsgenossenschaft und Umlagen.',
        },
        {
          label: 'Zeit, in der niemand am Tor steht',
          text: 'Urlaub und Krankheit werden bezahlt, aber nicht geleistet. Bei 40\u00a0Wochenstunden, 28\u00a0Urlaubs- und 15\u00a0Krankheitstagen sind von 2.087 bezahlten Stunden im Jahr 1.743 Dienst. Auf fünf Stunden Dienst kommt also rund eine ohne.',
        },
        {
          label: 'Einarbeitung und Schulung',
          text: 'Einweisung am Objekt, Unterweisungen, Fortbildung. Auch das ist bezahlte Zeit.',
        },
        {
          label: 'Kleidung und Gerät',
          text: 'Dienstkleidung, Ausweis, Telefon, Lampe. Fahrzeug und Wachbuch auf dem Handy stehen oft als eigene Zeile da.',
        },
        {
          label: 'Leitung',
          text: 'Dienstplan, Ersatz bei Ausfall, Kontrollen am Objekt, Abrechnung.',
        },
        {
          label: 'Versicherung, Risiko, Gewinn',
          text: 'Die Haftpflicht ist Pflicht (§\u00a014\u00a0BewachV). Der Rest trägt den Betrieb, wenn einmal etwas schiefgeht.',
        },
      ] as readonly Row[],
      note: 'Die Gegenprobe: Ein Satz, der nur wenig über dem Stundenlohn liegt, lässt für diese Zeilen nichts übrig. Fragen Sie dann, welche fehlt.',
    },
    surcharges: {
      heading: 'Zuschläge: was das Gesetz sagt',
      columns: { when: 'Wann', law: 'Gesetz', contract: 'Tarif und Vertrag' },
      rows: [
        {
          when: 'Nacht',
          law: 'Nachtzeit ist 23 bis 6\u00a0Uhr (§\u00a02 Abs.\u00a03\u00a0ArbZG). Wer regelmäßig nachts arbeitet, bekommt einen angemessenen Zuschlag oder bezahlte freie Tage, soweit kein Tarifvertrag den Ausgleich regelt (§\u00a06 Abs.\u00a05\u00a0ArbZG). Einen Prozentsatz nennt das Gesetz nicht.',
          contract:
            'Höhe des Zuschlags, und ab wann er gilt. Manche Verträge zählen die Nacht ab 20 oder 22\u00a0Uhr.',
        },
        {
          when: 'Sonntag',
          law: 'Bewachung ist sonntags erlaubt (§\u00a010 Abs.\u00a01 Nr.\u00a014\u00a0ArbZG). Vorgeschrieben sind ein Ersatzruhetag und 15\u00a0freie Sonntage im Jahr (§\u00a011\u00a0ArbZG), aber kein Zuschlag.',
          contract: 'Ob es einen Zuschlag gibt und wie hoch er ist.',
        },
        {
          when: 'Feiertag',
          law: 'Für einen Feiertag, der auf einen Werktag fällt, gibt es einen Ersatzruhetag (§\u00a011 Abs.\u00a03\u00a0ArbZG). Auch hier verlangt das Gesetz keinen Zuschlag.',
          contract:
            'Die Höhe, und welche Tage zählen: Allerheiligen ist in Mainz ein Feiertag, in Wiesbaden nicht.',
        },
        {
          when: 'Zwei zugleich',
          law: 'Nichts.',
          contract:
            'Ob in der Nacht zum Feiertag nur der höchste Zuschlag gilt oder beide zusammen. Fehlt die Regel, ist der Preis offen.',
        },
      ],
    },
    moves: {
      heading: 'Was den Preis bewegt',
      columns: { what: 'Stellschraube', dearer: 'teurer', cheaper: 'günstiger' },
      rows: [
        {
          what: 'Qualifikation',
          dearer: 'Sachkunde oder Fachkraft auf jedem Posten',
          cheaper: 'Posten getrennt: jeder mit dem Nachweis, den seine Aufgabe verlangt',
        },
        {
          what: 'Aufgabe und Risiko',
          dearer: 'Viel Publikum, hohe Werte, Dienst zu zweit',
          cheaper: 'Ein geschlossenes Haus mit klarer Anweisung',
        },
        {
          what: 'Zuschnitt der Schichten',
          dearer: 'Zwei Stunden am Abend, jeden Tag ein anderer Beginn',
          cheaper: 'Schichten von acht Stunden, die jede Woche gleich liegen',
        },
        {
          what: 'Nacht und Wochenende',
          dearer: 'Eine Person, die bis zum Morgen bleibt',
          cheaper: 'Kontrollgänge zu wechselnden Zeiten, wenn sie genügen',
        },
        {
          what: 'Vorlauf und Laufzeit',
          dearer: 'Beginn in drei Tagen, Ende offen',
          cheaper: 'Beginn mit Wochen Vorlauf, ein Auftrag über längere Zeit',
        },
      ],
    },
  },

  example: {
    heading: 'Ein Beispiel in Stunden',
    lead: 'Eine Pforte in Hessen, im Jahr 2027 mit einer Person je Schicht. Montag bis Freitag von 18 bis 6\u00a0Uhr; am Wochenende und an Feiertagen von 0 bis 24\u00a0Uhr. Der Ort ist erfunden, die Rechnung stimmt.',
    steps: [
      {
        heading: 'Stunden zählen',
        text: '255\u00a0Schichten von Montag bis Freitag zu 12\u00a0Stunden sind 3.060. 110\u00a0Samstage, Sonntage und Feiertage zu 24\u00a0Stunden sind 2.640. Zusammen: 5.700\u00a0Stunden.',
      },
      {
        heading: 'Nach Tag und Uhrzeit teilen',
        text: 'Jede Stunde zählt zu dem Tag, in dem sie liegt: erst Feiertag, dann Sonntag, sonst Werktag. Die Schicht vom Freitagabend gehört nach Mitternacht zum Samstag. Nacht ist hier 23 bis 6\u00a0Uhr.',
      },
    ],
    table: {
      caption: 'Stunden der Pforte im Jahr 2027, Hessen',
      day: 'Tag',
      night: 'Nacht',
      all: 'gesamt',
      kind: 'Tage',
      weekday: 'Werktag',
      sunday: 'Sonntag',
      holiday: 'Feiertag',
    },
    acts: {
      heading: 'Sehen, worauf Satz und Zuschläge wirken',
      /** Of all hours; the night's; Sundays'; holidays'; hours on which two surcharges meet. */
      text: (hours: { all: string; night: string; sunday: string; holiday: string; both: string }) =>
        `Der Stundensatz wirkt auf alle ${hours.all}\u00a0Stunden. Der Nachtzuschlag wirkt auf ${hours.night}, der Sonntagszuschlag auf ${hours.sunday}, der Feiertagszuschlag auf ${hours.holiday}. In ${hours.both}\u00a0Stunden treffen zwei zusammen.`,
    },
    paid: {
      heading: 'Zuschläge in Stunden umrechnen',
      text: 'Ein Zuschlag von 10\u00a0% auf 100\u00a0Stunden kostet so viel wie zehn Stunden mehr. So lässt sich auch ohne Preis sehen, was eine Klausel ausmacht. Die Sätze in der Tabelle sind runde Zahlen zum Rechnen, keine üblichen.',
      caption: 'Nacht 10\u00a0%, Sonntag 20\u00a0%, Feiertag 40\u00a0%',
      columns: { rule: 'Wenn zwei zusammentreffen', extra: 'Zuschläge', paid: 'zu bezahlen' },
      highest: 'nur der höchste',
      sum: 'beide zusammen',
      unit: 'Std.',
    },
    remarks: {
      heading: 'Was der Plan noch verrät',
      items: [
        'Beginnt die Nacht im Vertrag um 20 statt um 23\u00a0Uhr, sind 1.095\u00a0Stunden mehr Nachtstunden. Der Prozentsatz bleibt derselbe, die Rechnung nicht.',
        'Der Plan hat zwei Nähte. Samstags von 0 bis 6\u00a0Uhr stehen zwei Personen am Tor, die vom Freitag und die vom Samstag; montags von 0 bis 6\u00a0Uhr steht dort niemand. In der Jahressumme hebt sich das auf, am Tor nicht. In einem Wochenbild fällt es auf.',
      ],
      link: [
        'Ihre Posten statt unserer: ',
        { text: 'Stundenbedarf berechnen', route: 'planung/bedarf' },
      ] as Paragraph,
    },
  },

  lines: {
    heading: 'Zehn Zeilen, die in jedes Angebot gehören',
    lead: 'Zwei Angebote lassen sich erst vergleichen, wenn beide dasselbe beantworten. Fehlt eine Zeile, fragen Sie nach, bevor Sie Preise nebeneinanderlegen.',
    why: {
      hours:
        'Nur wenn beide mit denselben Zeiten und derselben Zahl von Stunden rechnen, sagt die Summe darunter etwas.',
      rate: 'Ein Mischsatz verdeckt, was der teuerste Posten kostet und was geschieht, wenn sich die Anteile verschieben.',
      surcharges:
        'Ab welcher Uhrzeit die Nacht zählt und was gilt, wenn zwei zusammentreffen, ändert den Preis, ohne dass sich ein Prozentsatz ändert.',
      wages:
        'Löhne steigen während der Laufzeit; die Klausel sagt, ab wann und um wie viel der Satz dann steigen darf.',
      extras:
        'Anfahrt, Fahrzeug, Ausrüstung, Einarbeitung, Schlüssel: Was hier nicht als enthalten steht, kann später auf der Rechnung stehen.',
      qualification:
        'Was §\u00a034a\u00a0GewO verlangt, hängt von der Aufgabe ab: Mit zu wenig darf der Dienst nicht beginnen, mehr als nötig bezahlen Sie mit.',
      cover: 'Wer kommt, wenn nachts jemand ausfällt, und wen rufen Sie an, wenn niemand kommt?',
      liability:
        'Das Gesetz kennt nur Mindestsummen (§\u00a014 Abs.\u00a02\u00a0BewachV); ob sie zu Ihren Werten passen, müssen Sie selbst prüfen.',
      subcontractors: 'Steht hier nichts, wissen Sie nicht, wessen Leute nachts Ihren Schlüssel haben.',
      term: 'Wie lange Sie gebunden sind, wie Sie herauskommen und welcher Nachweis zu jeder Rechnung gehört.',
    } satisfies Record<OfferLine, string>,
    titles: lineTitles,
  },

  compare: {
    heading: 'Bis zu drei Angebote nebeneinander',
    lead: 'Tragen Sie ein, was in den Angeboten steht. Zwei Stundensätze genügen für ein erstes Ergebnis; mit den Zuschlägen wird es ein Vergleich.',
    noScript: [
      'Der Rechner braucht JavaScript. Ohne geht es auf Papier: Wenn Sie diese Seite drucken, kommt der Vergleich als Blatt mit leeren Spalten. Fragen dazu beantworten wir am Telefon: ',
      { phone: company.phone },
      '.',
    ] as Paragraph,
  },
} as const satisfies DeskPage & Record<string, unknown>
