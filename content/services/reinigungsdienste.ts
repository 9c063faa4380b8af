import { claim } from '@/content/claim'
import { areaInTitles, place } from '@/content/place'
import { cleanedWeek } from '@/content/planning/specimens/cleaningPlanLabels'
import type { Service } from '@/content/types'

export const reinigungsdienste: Service = {
  slug: 'reinigungsdienste',
  title: 'Reinigungsdienste',
  cardLine: 'Unterhaltsreinigung für Büro, Lobby und Treppenhaus nach festem Plan.',
  keyword: 'Reinigung',
  beside: true,
  search: `Gebäudereinigung und Büroreinigung in ${place.area}`,
  heroLine:
    'Für Firmen und Hausverwaltungen reinigen wir Büro, Treppenhaus und Glas nach einem Plan, den Sie kennen.',
  pictureAlt:
    'Leere Büroetage bei Nacht: Ein Reinigungswagen und ein Warnschild stehen auf dem gewischten Boden, in dem sich die Fensterfront mit der Stadt spiegelt.',
  pictureCaption: 'Büroetage, 20:45\u00a0Uhr',
  meta: {
    title: `Gebäudereinigung ${place.town}: Büro, Treppenhaus, Glas`,
    description: `Büroreinigung, Treppenhausreinigung und Glasreinigung in ${areaInTitles} nach Leistungsverzeichnis. Mit einem Reinigungsplan, Minute für Minute.`,
  },
  parts: ['intro', 'watch', 'figure', 'checklist'],
  intro: {
    heading: 'Papierkörbe täglich, Fensterbänke am Freitag',
    paragraphs: [
      `${claim('Büroreinigung beginnt bei uns mit einem Leistungsverzeichnis: Es nennt für jeden Raum, was getan wird und wie oft.')} Ob unser Team früh, abends oder während der Bürozeit kommt, entscheiden Sie.`,
      'Abends verlässt das Reinigungsteam das Haus oft als Letztes. Deshalb regeln wir schriftlich, wer Schlüssel trägt, Fenster schließt und die Alarmanlage einschaltet.',
    ],
  },
  checklist: {
    heading: 'Was wir reinigen',
    items: [
      {
        title: 'Büro und Sanitär',
        text: 'Nicht alles ist täglich nötig: Bei der Sichtreinigung entfernt das Team nur, was auffällt.',
      },
      {
        title: 'Treppenhaus und Flure',
        text: `${claim('Bevor wir wischen, sehen wir uns den Belag an.')} Kalklöser etwa hinterlässt auf Marmor matte Flecken.`,
      },
      {
        title: 'Glas und Rahmen',
        text: 'Die Glasreinigung hat ihren eigenen Turnus. Größe, Höhe und Zugang klären wir bei der Besichtigung.',
      },
      {
        title: 'Grundreinigung',
        text: 'Sie folgt auf Auszug, Umbau oder eine verbrauchte Pflegeschicht. Währenddessen ist der Boden gesperrt; den Termin stimmen wir ab.',
      },
    ],
  },
  figure: {
    kind: 'schedule',
    heading: 'Ein Plan für fünf Abende',
    lead: 'Der Abend oben ist der Montag. Sie zahlen die Minuten; jede Farbe meint ein Tuch.',
    caption: 'Reinigungsplan einer Woche, in Minuten',
    ...cleanedWeek,
  },
  fit: {
    suits: [
      'Mehrere Firmen teilen sich Flure und Treppenhaus.',
      'Ihr Vertrag nennt Stunden, aber weder Räume noch Häufigkeiten.',
      'Abends wurde geputzt, und morgens räumen Ihre Leute nach.',
    ],
    otherwise: [
      { text: 'Abends schließen und nachts nachsehen', service: 'kontrolldienst' },
      { text: 'Ein besetzter Tresen in der Lobby', service: 'empfangsdienst' },
      { text: 'Ein Haus, in dem noch gebaut wird', service: 'baustellenueberwachung' },
    ],
    needs: [
      'Ort und gewünschter Beginn',
      'Quadratmeter je Raumart',
      'Bodenbeläge, etwa Teppich oder Naturstein',
      'Reinigungstage und Zeitfenster',
      'Glasflächen mit Größe und Höhe',
      'Papier und Seife von Ihnen oder von uns',
    ],
  },
  buyer: {
    permit: false,
    qualification: 'Für Reinigung keiner',
    price: 'Fläche, Leistung je Stunde, Stundensatz',
  },
  faq: {
    heading: 'Büroreinigung: gut zu wissen',
    items: [
      {
        question: 'Was kostet Büroreinigung pro Quadratmeter?',
        answer: `Die Stunden eines Jahres mal Stundensatz, geteilt durch die Fläche. Schafft eine Person 200\u00a0m² je Stunde, braucht sie für 1.000\u00a0m² fünf Stunden: An fünf Tagen der Woche sind das 1.300 im Jahr, je Quadratmeter also 1,3\u00a0Stunden.`,
        more: { text: 'Was in einem Stundensatz steckt', route: 'planung/kosten', at: 'stundensatz' },
      },
      {
        question: 'Reinigen Ihre eigenen Leute?',
        answer: claim(
          'Ja; ein Nachunternehmen kommt nur mit Ihrer Zustimmung. Die Lohngruppe nennt unser Angebot.',
        ),
      },
      {
        question: 'Wer sieht nach, ob es sauber ist?',
        answer: claim(
          'Eine Objektleitung: Sie geht das Verzeichnis Punkt für Punkt mit Ihnen durch und notiert Mängel mit Datum. Fällt eine Kraft aus, kommt eine Vertretung.',
        ),
      },
      {
        question: 'Bringen Sie Maschinen und Mittel mit?',
        answer: claim(
          'Ja, auch die Tücher. Papier, Seife und Beutel stellen Sie oder wir, je nach Vereinbarung.',
        ),
      },
      {
        question: 'Können Reinigung und Bewachung in einem Vertrag stehen?',
        answer: `Ja, mit zwei getrennten Leistungsteilen und Preisen. ${claim('Für Kontrollgänge planen wir andere Kräfte ein, mit Nachweis nach §\u00a034a\u00a0GewO.')}`,
      },
    ],
  },
  callUs: {
    heading: 'Haben Sie ein altes Leistungsverzeichnis?',
    text: 'Schicken Sie es uns vor der Begehung. Ohne Verzeichnis beginnen wir mit Quadratmetern, Bodenbelägen und Wochentagen.',
  },
  planning: [
    {
      text: 'Stunden aus Ihren Flächen ausrechnen',
      part: 'reinigung',
    },
  ],
}
