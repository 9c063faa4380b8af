import { claim } from '@/content/claim'
import { company } from '@/content/company'
import type { DeskPage, Paragraph } from '@/content/types'
import type { OfferLine } from './comparison'
import { lawAsOf } from './lawAsOf'

/** What a security service costs: what an hour costs at least, three offers with ten lines each, and of what the price is made. */
export const costsPage = {
  meta: {
    title: 'Wachdienst-Kosten: Was kostet ein Sicherheitsdienst?',
    description:
      'Was kosten Wachdienst und Sicherheitsdienst mindestens? Untergrenze je Stunde und Nacht mit Rechenweg, zehn Prüfzeilen und Vergleich von drei Angeboten.',
  },
  name: 'Kosten und Angebote',
  heading: 'Was kostet ein Sicherheitsdienst?',
  lawAsOf,
  lead: `Zuschläge, Leitung, Kleidung, Versicherung und Gewinn kommen hinzu; ${claim('unser Angebot nennt Satz, Zuschläge und feste Beträge einzeln.')}`,

  /** Links to the sections. */
  contents: {
    label: 'Auf dieser Seite',
    zeilen: 'Zehn Zeilen für jedes Angebot',
    preis: 'Woraus der Preis besteht',
    stundensatz: 'Was im Stundensatz steckt',
  },

  /** What nobody can go below: reckoned by `desk/offers/costFloor.ts`, so that it has the days of its wages. */
  floor: {
    /** Behind the figure of an hour. */
    answer: (night: string) => `je Stunde, ${night} je Nacht`,
    /** In the past tense where nobody knows what holds today. `minimum`: an hour by the minimum wage, where the agreement's is above. */
    where: (of: { when: string; inLand: string; isOver: boolean; minimum: string | null }) =>
      `So viel ${of.isOver ? 'kostete' : 'kostet'} eine Sicherheitskraft ${of.when} ${of.inLand} allein an ${of.minimum === null ? 'Mindestlohn, Beiträgen, Urlaub und Krankheit, die Nacht mit zehn Stunden.' : `Tariflohn, Beiträgen, Urlaub und Krankheit, die Nacht mit zehn Stunden. Wo kein Tarif gilt, ${of.isOver ? 'waren es' : 'sind es'} ${of.minimum}.`}`,
    /** The formula, with its inputs. */
    caption: (of: Record<'contributions' | 'paid' | 'duty', string>) =>
      `Lohn × ${of.contributions} × ${of.paid} ÷ ${of.duty}, in Euro netto`,
    columns: {
      when: 'Jahr',
      wage: { agreement: 'Tariflohn', minimum: 'Mindestlohn' },
      contributions: 'mit Beiträgen',
      hour: 'Stunde',
      night: 'Nacht',
    },
    inputsHeading: 'Womit gerechnet ist',
    inputs: (
      of: Record<
        'wage' | 'year' | 'share' | 'pension' | 'health' | 'care' | 'unemployment' | 'paid' | 'duty',
        string
      > &
        Record<'weeklyHours' | 'leaveDays' | 'sickDays', number>,
    ) =>
      `${of.wage} Gerechnet ist in jeder Zeile mit den Beiträgen des Arbeitgebers von ${of.year}, ${of.share}: Rente ${of.pension}, Krankheit ${of.health}, Pflege ${of.care}, Arbeitslosigkeit ${of.unemployment}. Zusatzbeitrag, Unfallversicherung und Umlagen kommen obendrauf. Von ${of.paid}\u00a0bezahlten Stunden im Jahr sind ${of.duty} Dienst: ${of.weeklyHours}\u00a0Wochenstunden, ${of.leaveDays}\u00a0Urlaubs- und ${of.sickDays}\u00a0Krankheitstage.`,
    wages: {
      agreement: 'Der Lohn ist der unterste des Tarifvertrags für Sicherheitsdienste.',
      minimum: 'Der Lohn ist der gesetzliche Mindestlohn.',
    },
    later: (where: string) => `Was danach gilt, steht ${where}.`,
  },

  price: {
    heading: 'Woraus der Preis besteht',
    /** The price as a sum. Each part says what it depends on. */
    formula: [
      { sign: null, part: 'Stunden', text: 'wann jemand da ist und wie viele zugleich' },
      { sign: '×', part: 'Stundensatz', text: 'was die Aufgabe an Qualifikation verlangt' },
      { sign: '+', part: 'Zuschläge', text: 'wie viel davon nachts, sonntags und an Feiertagen liegt' },
      { sign: '+', part: 'Feste Beträge', text: 'Fahrzeug, Ausrüstung, Schlüssel' },
    ],
    /**
     * Two offers for the hours of `examplePlan.ts`: rates have no currency, so that they are not taken for prices. What the words
     * say of them, `examplePair.test.ts` reckons.
     */
    pair: {
      heading: (percent: string) => `Der niedrigere Satz, und doch ${percent} teurer`,
      /** Of the dearer offer, by how much, and of the other. */
      caption: (dearer: string, percent: string, other: string) =>
        `Erfunden, für eine Pforte, montags bis freitags von 18 bis 6\u00a0Uhr, am Wochenende und an Feiertagen rund um die Uhr besetzt: ${dearer} kostet im Jahr ${percent} mehr als ${other}.`,
      more: (percent: string) => `+\u00a0${percent}`,
      offers: [
        {
          name: 'Angebot A',
          note: 'der niedrigere Satz; Zuschläge addieren sich, das Fahrzeug kommt hinzu',
          offer: {
            price: {
              kind: 'base',
              rates: [1000],
              surcharges: { night: 2500, sunday: 5000, holiday: 10_000, rule: 'sum' },
            },
            monthly: 6000,
            once: 0,
          },
        },
        {
          name: 'Angebot B',
          note: 'der höhere Satz; es gilt nur der höchste Zuschlag, das Fahrzeug ist enthalten',
          offer: {
            price: {
              kind: 'base',
              rates: [1120],
              surcharges: { night: 1000, sunday: 2500, holiday: 5000, rule: 'highest' },
            },
            monthly: 0,
            once: 0,
          },
        },
      ],
    },
    tax: 'Vergleichen Sie netto, wenn Sie die Umsatzsteuer als Vorsteuer abziehen können. Viele Eigentümergemeinschaften, Kliniken und Vereine können das nicht.',
    rate: {
      rows: [
        {
          label: 'Lohn',
          text: 'Oft nach dem Tarifvertrag für Sicherheitsdienstleistungen im jeweiligen Bundesland, gestaffelt nach Tätigkeit. Soweit er für allgemeinverbindlich erklärt ist, bindet er in seinem Geltungsbereich auch Betriebe, die keinem Verband angehören (§\u00a05\u00a0Abs.\u00a04\u00a0TVG). Die Untergrenze für alle ist der Mindestlohn (§\u00a01\u00a0MiLoG).',
        },
        {
          label: 'Bezahlte Abwesenheit',
          text: 'Auf fünf Stunden Dienst kommt rund eine für Urlaub und Krankheit. Auch ein Dienst, der wegen eines Feiertags ausfällt, ist bezahlte Zeit (§\u00a02\u00a0Abs.\u00a01\u00a0EFZG).',
        },
        {
          label: 'Alles andere',
          text: 'Einarbeitung, Kleidung, Leitung, Gewinn und die Haftpflichtversicherung, die vorgeschrieben ist (§\u00a014\u00a0BewachV). Fahrzeug und Wachbuch auf dem Handy sind oft eigene Positionen.',
        },
      ],
    },
    floors: {
      heading: 'Untergrenzen für den Lohn',
      lead: 'Euro je Stunde, brutto, für die Person im Dienst. Was eine Stunde damit mindestens kostet, steht oben: Halten Sie es neben den Satz im Angebot.',
      columns: { what: 'Wofür', wage: 'Lohn und Dauer', source: 'Quelle' },
      wage: (amount: string, from: string, to: string) => `${amount} vom\u00a0${from} bis\u00a0${to}`,
      /** By the minimum wage, where no other is known from then on. */
      least: (amount: string) => `danach mindestens ${amount} (Mindestlohn)`,
    },
    surcharges: {
      heading: 'Zuschläge: was das Gesetz sagt',
      columns: { when: 'Wann', law: 'Gesetz', contract: 'Tarif und Vertrag' },
      rows: [
        {
          when: 'Nacht',
          law: 'Nachtzeit ist 23 bis 6\u00a0Uhr (§\u00a02\u00a0Abs.\u00a03\u00a0ArbZG). Wer in Wechselschicht oder an mindestens 48\u00a0Tagen im Jahr nachts arbeitet, bekommt einen angemessenen Zuschlag oder bezahlte freie Tage (§\u00a06\u00a0Abs.\u00a05\u00a0ArbZG), wenn nicht ein Tarifvertrag den Ausgleich regelt. Einen Prozentsatz nennt das Gesetz nicht.',
          contract:
            'Wie hoch der Zuschlag ist und ab wann er gilt. Manche Verträge zählen die Nacht ab 20 oder 22\u00a0Uhr.',
        },
        {
          when: 'Sonntag',
          law: 'Bewachung ist sonntags erlaubt (§\u00a010\u00a0Abs.\u00a01 Nr.\u00a013\u00a0ArbZG). Vorgeschrieben sind ein Ersatzruhetag und mindestens 15\u00a0freie Sonntage im Jahr (§\u00a011\u00a0ArbZG), aber kein Zuschlag.',
          contract: 'Ob es einen Zuschlag gibt und wie hoch er ist.',
        },
        {
          when: 'Feiertag',
          law: 'Für einen Feiertag, der auf einen Werktag fällt, gibt es einen Ersatzruhetag (§\u00a011\u00a0Abs.\u00a03\u00a0ArbZG), wenn ihn kein Tarifvertrag ausschließt (§\u00a012\u00a0ArbZG). Auch hier verlangt das Gesetz keinen Zuschlag.',
          contract:
            'Wie hoch er ist und welche Tage zählen: Allerheiligen etwa ist nur in manchen Ländern ein Feiertag.',
        },
        {
          when: 'Zwei zugleich',
          law: 'Nicht geregelt.',
          contract:
            'Ob in der Nacht zum Feiertag nur der höchste Zuschlag gilt oder beide zusammen. Fehlt die Regel, steht der Preis nicht fest.',
        },
      ],
    },
  },

  lines: {
    lead: [
      'Zwei Angebote lassen sich erst vergleichen, wenn beide dasselbe beantworten. Haken Sie ab, was Sie finden, und fragen Sie nach, was fehlt. Die ',
      { text: 'Leistungsbeschreibung', route: 'planung/muster', at: 'leistungsbeschreibung' },
      ' fragt danach.',
    ] as Paragraph,
    /** Below them. */
    ours: [
      `${claim('Unser Angebot beantwortet alle zehn Zeilen.')} `,
      { text: 'Was schon feststeht', route: 'home', at: 'betrieb' },
    ] as Paragraph,
    /** Behind each line, what it is for. */
    why: {
      hours:
        'Summen lassen sich nur vergleichen, wenn alle mit denselben Zeiten und derselben Zahl von Stunden rechnen.',
      rate: 'Ein Mischsatz verdeckt, was der teuerste Posten kostet und was geschieht, wenn sich die Anteile verschieben.',
      surcharges:
        'Der Preis hängt auch davon ab, wann die Nacht beginnt und was gilt, wenn zwei Zuschläge zusammentreffen.',
      wages:
        'Löhne steigen während der Laufzeit; die Klausel sagt, ab wann und um wie viel der Satz dann steigen darf. Fragen Sie nach dem Lohnanteil. Für Aufträge des Bundes ab 50.000\u00a0€ hat der Bundestag am 26.\u00a0Februar\u00a02026 ein Tariftreuegesetz beschlossen, mit Ausnahmen: Klären Sie, ob es für Ihren Auftrag gilt.',
      extras:
        'Anfahrt, Fahrzeug, Ausrüstung, Einarbeitung, Schlüssel: Was das Angebot nicht einschließt, kann später auf der Rechnung stehen.',
      qualification:
        'Was §\u00a034a\u00a0GewO verlangt, hängt von der Aufgabe ab: Mit zu wenig darf der Dienst nicht beginnen, was darüber hinausgeht, bezahlen Sie mit.',
      cover: 'Wer kommt, wenn nachts jemand ausfällt, und wen rufen Sie an, wenn niemand kommt?',
      liability:
        'Das Gesetz kennt nur Mindestsummen (§\u00a014\u00a0Abs.\u00a02\u00a0BewachV); ob sie zu Ihren Werten passen, müssen Sie selbst prüfen.',
      subcontractors: 'Steht hier nichts, wissen Sie nicht, wessen Leute nachts Ihren Schlüssel haben.',
      term: 'Wie lange Sie gebunden sind, wie Sie herauskommen und welcher Nachweis zu jeder Rechnung gehört.',
    } satisfies Record<OfferLine, string>,
  },

  compare: {
    heading: 'Bis zu drei Angebote nebeneinander',
    lead: 'Tragen Sie ein, was in den Angeboten steht. Gerechnet wird mit Ihren Stunden, sobald Sätze und Zuschläge dastehen; wo ein Angebot keinen Zuschlag nennt, fragen Sie nach, oder tragen Sie 0 ein.',
    unscripted: [
      'Auf Papier geht es auch so: Wenn Sie diese Seite drucken, ist der Vergleich ein Blatt mit leeren Spalten. Bei Fragen rufen Sie an: ',
      { phone: company.phone },
      '.',
    ] as Paragraph,
  },
} as const satisfies DeskPage & Record<string, unknown>
