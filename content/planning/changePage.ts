import { company } from '@/content/company'
import { isOffered } from '@/content/services/offered'
import type { DeskPage, Paragraph } from '@/content/types'
import { lawAsOf } from './lawAsOf'

/** Weeks count from the night of the take-over, which is 0: -12 is the twelfth before, 1 the first after. */
export type CourseStep = {
  what: string
  from: number
  to: number
  /** Done together with another party. */
  accompanied?: boolean
}

export type Course = {
  /** Its length in large, and what follows it. */
  answer: { weeks: (count: number) => string; rest: string }
  /** Says that it is an example. */
  lead: Paragraph
  /** Names the table for screen readers and on paper. */
  caption: string
  labels: { lane: string; step: string; weeks: string; night: string; before: string; after: string }
  lanes: readonly Lane[]
  /** When a step is done, in words. */
  when: (step: CourseStep) => string
  /** The same before what there is to do. */
  todo: (step: CourseStep, what: string) => string
}

/** Its steps are drawn in the course; below it its chapters say the rest. */
export type Lane = { id: string; name: string; steps: readonly CourseStep[]; chapters: readonly Chapter[] }

/** `12 bis 11 vorher`, `1 bis 4 danach`; what reaches into the night names it. */
function when({ from, to }: CourseStep, unit = ''): string {
  if (from === 0 || to === 0) {
    return from === to ? 'in der Nacht' : to === 0 ? 'bis zur Nacht' : 'ab der Nacht'
  }
  const weeks = from === to ? `${Math.abs(from)}` : `${Math.abs(from)} bis ${Math.abs(to)}`
  return `${weeks}${unit}\u00a0${from < 0 ? 'vorher' : 'danach'}`
}

/** `9 Wochen vorher: erst der Zuschlag`. */
function todo(step: CourseStep, what: string): string {
  const isOne = step.from === step.to && Math.abs(step.from) === 1
  const weeks = when(step, isOne ? '\u00a0Woche' : '\u00a0Wochen')
  return `${weeks.charAt(0).toUpperCase()}${weeks.slice(1)}: ${what}`
}

type Chapter = {
  id: string
  /** What to do, said after when. */
  heading: string
  step: CourseStep
  paragraphs: readonly Paragraph[]
}

// Steps that a chapter is about, too.
const award: CourseStep = { what: 'Zuschlag, danach Kündigung', from: -9, to: -9 }
const transfer: CourseStep = { what: '§\u00a0613a\u00a0BGB klären', from: -10, to: -9 }
const register: CourseStep = { what: 'Anmeldung im Register, Neue zuerst', from: -8, to: -3 }
const count: CourseStep = { what: 'Bestand zählen, Lücken klären', from: -6, to: -4 }
const lastRound: CourseStep = { what: 'Runde mit der alten Schicht', from: -5, to: -5 }
const cleanUp: CourseStep = { what: 'Nachbessern, alte Daten löschen', from: 1, to: 4 }
const provider: CourseStep = { what: 'Bisheriger Anbieter', from: -12, to: 0 }

export type Checklist = {
  heading: string
  lead: string
  /** Lines to write on, on paper. */
  fields: readonly string[]
  groups: readonly { heading: string; items: readonly string[] }[]
}

export const changePage = {
  meta: {
    title: 'Sicherheitsdienst wechseln: Ablauf und Checkliste',
    description:
      'Den Sicherheitsdienst wechseln: Kündigung, Schlüssel, §\u00a0613a\u00a0BGB und Bewacherregister, mit Checkliste. Und was hilft, wenn diese Woche niemand kommt.',
  },
  name: 'Wechsel',
  heading: 'Den Sicherheitsdienst wechseln',
  lawAsOf,
  lead: 'Damit die neue Firma von der ersten Nacht an weiß, welche Tür klemmt und wen sie anruft, braucht der Wechsel rund zwölf Wochen Vorlauf.',
  /** For whoever has no twelve weeks. */
  urgent: {
    heading: 'Diese Woche ohne Wache?',
    text: [
      'Rufen Sie an: ',
      { phone: company.phone },
      '. Hat Ihr Anbieter gekündigt, ist er insolvent oder kommt niemand, klären wir zuerst Schlüssel, Alarmplan und gefährdete Stunden. Für wenige Nächte genügt oft eine ',
      isOffered('kontrolldienst') ? { text: 'Streife', route: 'kontrolldienst' } : 'Streife',
      ', bis freigegebene Kräfte bei Ihnen eingewiesen sind.',
    ],
  },
  course: {
    answer: { weeks: (count) => `${count}\u00a0Wochen`, rest: 'vor der ersten Nacht' },
    lead: [
      'Beispiel: ein Bürohaus mit ',
      isOffered('objektschutz') ? { text: 'Objektschutz', route: 'objektschutz' } : 'Wachdienst',
      ', acht Wochen Kündigungsfrist. Ihre Frist verschiebt den Plan, die Reihenfolge bleibt.',
    ],
    caption: 'Ablauf eines Wechsels',
    labels: {
      lane: 'Bereich',
      step: 'Schritt',
      weeks: 'Woche',
      night: 'Nacht',
      before: 'Wochen vorher',
      after: 'danach',
    },
    when: (step) => when(step),
    todo,
    lanes: [
      {
        id: 'vertrag',
        name: 'Vertrag',
        steps: [
          { what: 'Bedarf, Leistungsbeschreibung', from: -12, to: -11 },
          { what: 'Begehungen und Angebote', from: -11, to: -9 },
          award,
          { what: 'Kündigungsfrist', from: -8, to: -1 },
        ],
        chapters: [
          {
            id: 'kuendigung',
            heading: 'erst der Zuschlag, dann die Kündigung',
            step: award,
            paragraphs: [
              'Suchen Sie im Vertrag Laufzeit, Kündigungsfrist und Verlängerung. Verlängert er sich von selbst, gehört der letzte Tag für die Kündigung in Ihren Kalender. Die Grenzen, die §\u00a0309 Nr.\u00a09\u00a0BGB zum Schutz von Verbrauchern zieht, gelten zwischen Unternehmen nicht unmittelbar (§\u00a0310\u00a0Abs.\u00a01\u00a0BGB), für Eigentümergemeinschaften oft doch (BGH\u00a025.3.2015 – VIII\u00a0ZR\u00a0243/13). Hat der Vertrag kein festes Ende und nennt er keine Frist, gilt meist §\u00a0621\u00a0BGB.',
              'Sofort kommen Sie nur aus wichtigem Grund heraus (§§\u00a0314, 626\u00a0BGB), in der Regel erst nach einer Abmahnung. Nach §\u00a0626 haben Sie dafür zwei Wochen, sobald Sie den Grund kennen. Halten Sie Mängel deshalb mit Datum fest, und rügen Sie jeden schriftlich.',
              [
                'Holen Sie zuerst Angebote ein. Kündigen Sie nach dem Zuschlag, in der Form, die der Vertrag verlangt. ',
                { text: 'Wie viele Stunden Sie brauchen', route: 'planung/bedarf' },
                ', lässt sich ausrechnen; für die Leistungsbeschreibung gibt es ',
                { text: 'ein Muster', route: 'planung/muster', at: 'leistungsbeschreibung' },
                '. Öffentliche Auftraggeber sind an das Vergaberecht gebunden und brauchen mehr Zeit.',
              ],
            ],
          },
        ],
      },
      {
        id: 'menschen',
        name: 'Menschen',
        steps: [transfer, register],
        chapters: [
          {
            id: 'personal',
            heading: 'Wer geht über? (§\u00a0613a\u00a0BGB)',
            step: transfer,
            paragraphs: [
              'Dass eine andere Firma dieselbe Aufgabe fortführt, ist für sich genommen kein Betriebsübergang (EuGH\u00a011.3.1997 – C-\u206013/95, Süzen). Bewachung lebt aber von Menschen: Übernimmt der neue Anbieter einen nach Zahl und Sachkunde wesentlichen Teil der Belegschaft, kann es einer sein (§\u00a0613a\u00a0BGB). Eine feste Quote gibt es nicht; auf einem Truppenübungsplatz reichten 14 von 36\u00a0Vollzeitkräften nicht (BAG\u00a025.9.2008\u00a0– 8\u00a0AZR\u00a0607/07).',
              'Dann tritt der neue Anbieter in die Arbeitsverhältnisse ein (§\u00a0613a\u00a0Abs.\u00a01\u00a0BGB), und wegen des Übergangs darf niemandem gekündigt werden (Abs.\u00a04). Die Beschäftigten sind vorher in Textform zu unterrichten (Abs.\u00a05) und können danach einen Monat lang schriftlich widersprechen (Abs.\u00a06). Tarifverträge können mehr regeln. Fragen Sie eine Anwältin oder einen Anwalt, bevor jemand übernommen wird, auch wenn Sie die Bewachung künftig selbst stellen.',
            ],
          },
          {
            id: 'behoerde',
            heading: 'Freigabe für jede Kraft',
            step: register,
            paragraphs: [
              [
                'Die Firma meldet jede Kraft im Bewacherregister an, auch die langjährigen an Ihrem Tor. Neue prüft die Behörde an deren Hauptwohnsitz; vor ihrer Mitteilung darf der Dienst nicht beginnen. Wer schon eine gültige Registernummer hat, braucht nur die elektronische Bestätigung des Registers (§\u00a034a\u00a0Abs.\u00a01a\u00a0GewO, §\u00a016\u00a0Abs.\u00a01 bis\u00a03\u00a0BewachV). Fragen Sie vor dem Zuschlag, wie viele schon freigegeben sind und ',
                { text: 'mit welchem Nachweis', route: 'planung/qualifikation' },
                '.',
              ],
            ],
          },
        ],
      },
      {
        id: 'schluessel',
        name: 'Schlüssel',
        steps: [
          count,
          { what: 'Codes, Karten, Konten vorbereiten', from: -3, to: -1 },
          { what: 'Übergabe gegen Unterschrift', from: 0, to: 0 },
        ],
        chapters: [
          {
            id: 'uebergabe',
            heading: 'Schlüssel und Karten zählen',
            step: count,
            paragraphs: [
              [
                'Zählen Sie nicht erst am letzten Abend: Schlüssel mit Nummern, Karten, Handsender. Notieren Sie, wer einen Generalschlüssel hat. Das ',
                { text: 'Übergabeprotokoll', route: 'planung/muster', at: 'uebergabe' },
                ' und das ',
                { text: 'Schlüsselverzeichnis', route: 'planung/muster', at: 'schluessel' },
                ' unterschreiben die alte Firma, die neue und Sie. Beim Wechsel ändern Sie die Codes von Alarmanlage, Tresor und Tor und das Kennwort bei der Leitstelle.',
              ],
              'Fehlt ein Generalschlüssel, steht die ganze Schließanlage infrage. Ersatz schuldet, wer den Verlust zu vertreten hat (§\u00a0280\u00a0Abs.\u00a01\u00a0BGB). Eine neue Anlage wird nach einem Urteil zum Mietrecht erst bezahlt, wenn sie wirklich eingebaut ist (BGH\u00a05.3.2014 – VIII\u00a0ZR\u00a0205/13). Die Mindestsummen in §\u00a014\u00a0BewachV nennen Schlüssel nicht. Lassen Sie sich die Deckung zeigen, und melden Sie den Wechsel Ihrer eigenen Versicherung.',
            ],
          },
        ],
      },
      {
        id: 'wissen',
        name: 'Wissen',
        steps: [lastRound, { what: 'Neue Dienstanweisung', from: -4, to: -2 }, cleanUp],
        chapters: [
          {
            id: 'dienstanweisung',
            heading: 'mit der alten Schicht durchs Haus',
            step: lastRound,
            paragraphs: [
              [
                'Die ',
                { text: 'Dienstanweisung', route: 'planung/muster', at: 'dienstanweisung' },
                ' erlässt jede Firma selbst (§\u00a017\u00a0BewachV). Runden, Schließzeiten, Alarmplan und Meldeliste geben Sie ihr mit. Anderes weiß nur die alte Schicht: welche Tür man anheben muss, welcher Melder bei Sturm auslöst, welche Firma samstags trotzdem arbeitet. Gehen Sie mit ihr durchs Haus, solange sie da ist, und vereinbaren Sie begleitete Schichten: Tag, Nacht, Wochenende. Klären Sie vorher, wer die doppelten Stunden bezahlt.',
              ],
              [
                'Wem die ',
                { text: 'Wachbücher', route: 'planung/muster', at: 'wachbuch' },
                ' gehören, regelt der Vertrag. Schweigt er, vereinbaren Sie jetzt, was Sie im Original oder in Kopie bekommen. Solange ein Schaden nicht geklärt ist, wird nichts vernichtet.',
              ],
            ],
          },
          {
            id: 'daten',
            heading: 'Daten löschen oder zurückgeben lassen',
            step: cleanUp,
            paragraphs: [
              'Zutrittsrechte, Besuchslisten, Kamerabilder: Verarbeitet der Anbieter sie in Ihrem Auftrag, braucht es einen Vertrag nach Art.\u00a028\u00a0DSGVO, mit dem neuen vor dem ersten Dienst. Der alte Anbieter muss nach Ihrer Wahl löschen oder zurückgeben, auch Kopien, soweit kein Gesetz die Speicherung verlangt (Abs.\u00a03 lit.\u00a0g). Lassen Sie es sich schriftlich bestätigen.',
            ],
          },
        ],
      },
      {
        id: 'tor',
        name: 'Am Tor',
        steps: [
          provider,
          { what: 'Neuer Anbieter, begleitet', from: -2, to: -1, accompanied: true },
          { what: 'Neuer Anbieter', from: 0, to: 4 },
        ],
        chapters: [
          {
            id: 'letzte-wochen',
            heading: 'fair bleiben bis zur letzten Schicht',
            step: provider,
            paragraphs: [
              'Wer geht, bewacht Sie noch wochenlang. Sagen Sie es dem bisherigen Anbieter selbst, bevor es sich herumspricht, und fragen Sie, wann seine Leute es erfahren. Bezahlen Sie bis zum Ende wie vereinbart. Wählen Sie für den Wechsel eine ruhige Nacht unter der Woche, und lassen Sie beide Schichten einige Stunden nebeneinander arbeiten: Manche Frage fällt einem erst um drei Uhr ein, vor der Tür, um die es geht.',
            ],
          },
        ],
      },
    ],
  },
  checklist: {
    heading: 'Checkliste zum Abhaken',
    lead: 'Gedruckt füllt die Liste ein eigenes Blatt, mit Ihren Haken. Die merkt sich nur dieser Tab, bis Sie ihn schließen.',
    fields: ['Objekt', 'Wechsel am'],
    groups: [
      {
        heading: 'Vor der Kündigung',
        items: [
          'Laufzeit, Frist und Verlängerung gelesen',
          'Letzten Tag für die Kündigung notiert',
          'Stunden und Leistungen beschrieben',
          'Angebote verglichen, Freigaben erfragt',
          '§\u00a0613a\u00a0BGB anwaltlich geprüft',
          'Zuschlag erteilt, Zugang der Kündigung belegt',
        ],
      },
      {
        heading: 'Vor dem Wechsel',
        items: [
          'Schlüssel, Karten und Codes erfasst',
          'Fehlendes gemeldet, Deckung geprüft',
          'Freigabe für jede neue Kraft gesehen',
          'Dienstanweisung und Alarmplan gelesen',
          'Tag, Nacht und Wochenende begleitet',
          'Vertrag nach Art.\u00a028\u00a0DSGVO geschlossen',
          'Versicherung und Leitstelle informiert',
        ],
      },
      {
        heading: 'In der Nacht des Wechsels',
        items: [
          'Beide Schichten vor Ort',
          'Schlüssel gezählt, Protokoll dreifach unterschrieben',
          'Codes geändert, alte Karten und Konten gesperrt',
          'Neues Kennwort mit der Leitstelle erprobt',
          'Altes Wachbuch geschlossen, neues begonnen',
        ],
      },
      {
        heading: 'In den ersten vier Wochen',
        items: [
          'Wachbuch jeden Morgen gelesen',
          'Eine Runde bei Nacht mitgegangen',
          'Dienstanweisung nachgebessert',
          'Löschung oder Rückgabe der Daten bestätigt',
          'Wachbücher erhalten, Schlussrechnung geprüft',
        ],
      },
    ],
  },
} as const satisfies DeskPage & {
  urgent: { heading: string; text: Paragraph }
  course: Course
  checklist: Checklist
}
