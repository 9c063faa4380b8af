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
  heroLine: `Büro, Treppenhaus, Glas: Wir reinigen für Firmen und Hausverwaltungen in ${place.area}, nach einem Plan, den Sie kennen.`,
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
    heading: 'Mittel, Geräte, Ansprechperson',
    items: [
      {
        title: 'Passende Mittel je Belag',
        text: `Kalklöser hinterlässt auf Marmor matte Flecken. ${claim('Vor dem ersten Einsatz legen wir zu jedem Belag sein Mittel fest.')}`,
      },
      {
        title: 'Sichtreinigung an den anderen Tagen',
        text: 'Nicht jeder Raum braucht täglich alles. Bei der Sichtreinigung entfernt das Team nur, was auffällt; wo das genügt, legt das Verzeichnis fest.',
      },
      {
        title: 'Geräte, Mittel, Verbrauchsmaterial',
        text: claim(
          'Maschinen, Tücher und Reinigungsmittel bringen wir mit. Papier, Seife und Beutel stellen Sie oder wir, je nach Vereinbarung.',
        ),
      },
      {
        title: 'Objektleitung und Vertretung',
        text: claim(
          'Eine Objektleitung geht das Verzeichnis Punkt für Punkt mit Ihnen durch und notiert Mängel mit Datum. Fällt eine Kraft aus, kommt eine Vertretung.',
        ),
      },
    ],
  },
  figure: {
    kind: 'schedule',
    heading: 'Ein Plan für fünf Abende',
    lead: 'Der Abend aus dem Plan ist der Montag. Am Ende steht die Zeit, die Sie in der Woche bezahlen; Glas und Grundreinigung haben einen eigenen Turnus.',
    caption: 'Reinigungsplan einer Woche, in Minuten',
    ...cleanedWeek,
  },
  fit: {
    suits: [
      'Mehrere Firmen teilen sich Flure und Treppenhaus.',
      'Ihr Vertrag nennt Stunden, aber weder Räume noch Häufigkeiten.',
      'Nach Auszug oder Umbau brauchen Böden eine Grundreinigung.',
    ],
    otherwise: [
      { text: 'Abends schließen und nachts nachsehen', service: 'kontrolldienst' },
      { text: 'Ein besetzter Tresen in der Lobby', service: 'empfangsdienst' },
      { text: 'Ein Haus, in dem noch gebaut wird', service: 'baustellenueberwachung' },
    ],
    needs: [
      'Quadratmeter je Raumart',
      'Teppich, Parkett, Naturstein, Linoleum oder PVC',
      'Reinigungstage und Zeitfenster',
      'Glasflächen: Größe, Höhe, Zugang',
      'Papier, Seife und Beutel: von Ihnen oder von uns',
      'Schlüssel, Alarmanlage, gesperrte Räume',
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
        answer: `Schafft eine Person 200\u00a0m² je Stunde, braucht sie für 1.000\u00a0m² fünf Stunden. An fünf Tagen sind das 25\u00a0Stunden in der Woche und 1.300 im Jahr. Mal Stundensatz, geteilt durch die Fläche, ergibt das den Jahrespreis je Quadratmeter. ${claim('Unser Angebot nennt die Leistung je Raumart.')}`,
        more: { text: 'Stunden für Ihre Flächen', route: 'planung/bedarf' },
      },
      {
        question: 'Was ist der Unterschied zwischen Unterhaltsreinigung und Grundreinigung?',
        answer:
          'Die Unterhaltsreinigung kehrt nach Plan wieder. Bei der seltenen Grundreinigung wird etwa die alte Pflegeschicht vom Linoleum gelöst und eine neue aufgetragen. Der Boden ist dann gesperrt; wir stimmen den Termin ab und rechnen sie als eigenen Posten.',
      },
      {
        question: 'Kommen eigene Leute, und nach welchem Tarif?',
        answer: `${claim('Unser Angebot nennt die Lohngruppe und jedes Nachunternehmen, falls eines mitarbeiten soll.')} In der Gebäudereinigung gilt für alle Betriebe ein Mindestlohn der Branche. Fragen Sie jeden Anbieter danach.`,
      },
      {
        question: 'Können Reinigung und Bewachung in einem Vertrag stehen?',
        answer: `Ja, am besten mit zwei getrennten Leistungsteilen und Preisen. ${claim('Dieselbe Person für beides planen wir nicht ein: Kontrollgänge sind Bewachung und verlangen einen Nachweis nach §\u00a034a\u00a0GewO.')}`,
      },
    ],
  },
  callUs: {
    heading: 'Haben Sie ein altes Leistungsverzeichnis?',
    text: 'Schicken Sie es uns, wir rechnen damit. Ohne Verzeichnis beginnen wir mit Quadratmetern, Bodenbelägen und Wochentagen.',
  },
  planning: [
    {
      text: 'Stunden aus Ihren Flächen ausrechnen',
      part: 'reinigung',
    },
  ],
}
