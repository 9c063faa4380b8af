import { claim } from '@/content/claim'
import { areaInTitles, place } from '@/content/place'
import type { Service } from '@/content/types'

export const kontrolldienst: Service = {
  slug: 'kontrolldienst',
  title: 'Kontrolldienst',
  cardLine: 'Revierfahrten, Schließrunden und Rundgänge zu wechselnden Zeiten.',
  keyword: 'Streife',
  beside: true,
  search: `Revierdienst, Streife und Schließdienst in ${place.area}`,
  heroLine:
    'Wir fahren nachts zu Büros, Läden, Schulen und Wohnanlagen, prüfen Türen, schließen ab und berichten.',
  pictureAlt:
    'Nasse Seitenstraße am Abend: Eine Sicherheitskraft leuchtet mit der Taschenlampe auf eine Stahltür, links wartet der Streifenwagen.',
  pictureCaption: 'Seitentür der Werkstatt, 23:50\u00a0Uhr',
  meta: {
    title: `Kontrolldienst ${place.town}: Revierdienst und Schließdienst`,
    description: `Revierdienst und Streifendienst in ${areaInTitles}: Außenkontrolle, Rundgang, Schließdienst und Bericht. Mit einer Tour, Minute für Minute.`,
  },
  parts: ['intro', 'checklist', 'watch', 'figure'],
  intro: {
    heading: 'Ein Wagen, mehrere Adressen',
    paragraphs: [
      'Die Streife hält bei Ihnen, prüft die vereinbarten Punkte und fährt weiter. Zwischen zwei Besuchen ist niemand da.',
      `Wer Ihr Gebäude drei Abende lang beobachtet, soll am vierten nicht wissen, wann wir kommen. ${claim('Wir vereinbaren Zeitfenster und wechseln die Reihenfolge.')} Feste Uhrzeiten haben nur Schließen und Öffnen.`,
    ],
  },
  checklist: {
    heading: 'Aufträge, die auf eine Tour passen',
    items: [
      {
        title: 'Kontrolle von außen',
        text: 'Jede vereinbarte Klinke wird gedrückt: Eine angelehnte Tür sieht im Scheinwerferlicht geschlossen aus.',
      },
      {
        title: 'Runde im Gebäude',
        text: 'Die Streife löscht das Licht, schaltet vergessene Geräte aus und findet das Wasser im Keller, das keine Alarmanlage meldet.',
      },
      {
        title: 'Schließen und Öffnen',
        text: 'Abends geht die Streife durch die Flure, spricht alle an, die noch arbeiten, schließt ab und schaltet die Alarmanlage scharf. Morgens öffnet sie.',
      },
      {
        title: 'Verhalten bei Einbruchspuren',
        text: `Die Streife geht nicht allein hinein. ${claim('Sie ruft die Polizei und wen Ihre Meldeliste nennt, und bleibt, bis jemand übernimmt.')}`,
      },
    ],
  },
  figure: {
    kind: 'tours',
    heading: 'Wohin die Minuten gehen',
    lead: `Dieselbe Nacht wie im Plan: Zeit vor Ort und Zeit auf der Straße. ${claim('Die Minuten je Halt nennt unser Angebot.')}`,
    caption: 'Minuten vor Ort',
    labels: { stop: 'Halt', checks: 'Was wir prüfen', road: 'Fahrt', total: 'Zusammen' },
    stops: [
      { name: 'Bürohaus', checks: 'Schließrunde, Dach' },
      { name: 'Kita', checks: 'Außentüren, Gartentür' },
      { name: 'Praxis', checks: 'Innen bis in den Keller' },
      { name: 'Lager', checks: 'Rampentore, Rückwand' },
      { name: 'Werkstatt', checks: 'Seitentür, Fenster' },
      { name: 'Depot', checks: 'Hof; morgens Tor auf' },
    ],
    rounds: [
      {
        name: 'Runde\u00a01',
        from: '21:30',
        to: '00:30',
        halts: [
          { stop: 0, from: '21:45', to: '22:15' },
          { stop: 1, from: '22:25', to: '22:35' },
          { stop: 2, from: '22:45', to: '23:10' },
          { stop: 3, from: '23:20', to: '23:40' },
          { stop: 4, from: '23:50', to: '00:00' },
          { stop: 5, from: '00:10', to: '00:20' },
        ],
      },
      {
        name: 'Runde\u00a02',
        from: '01:15',
        to: '06:05',
        halts: [
          { stop: 5, from: '01:25', to: '01:35' },
          { stop: 2, from: '01:50', to: '02:30' },
          { stop: 1, from: '02:45', to: '02:55' },
          { stop: 4, from: '03:10', to: '04:15' },
          { stop: 3, from: '04:25', to: '04:45' },
          { stop: 0, from: '05:00', to: '05:30' },
          { stop: 5, from: '05:45', to: '05:55' },
        ],
      },
    ],
  },
  fit: {
    suits: [
      'Ihr Gebäude ist nachts leer und gut verschlossen.',
      'Ihre Hausverwaltung bekommt Anrufe wegen Tiefgarage, Keller oder Hof.',
      'Abschließen soll nicht an der letzten Person im Büro hängen.',
    ],
    otherwise: [
      { text: 'Ein Gebäude, das nie unbesetzt sein darf', service: 'objektschutz' },
      { text: 'Maschinen und Kabel auf freiem Gelände', service: 'baustellenueberwachung' },
      { text: 'Ein Tor, an dem nachts Lkw vorfahren', service: 'werkschutz' },
    ],
    needs: [
      'Orte und Art der Gebäude',
      'Kontrollen je Nacht und Zeitfenster',
      'Kontrolle außen, innen oder beides',
      'Schließdienst am Abend oder Morgen',
      'Vorgaben Ihrer Versicherung',
      'Anlass und gewünschter Beginn',
    ],
  },
  buyer: {
    qualification:
      'Meist die Unterrichtung; auf Straßen und frei zugänglichen Flächen Sachkundeprüfung und Schild',
    price: 'Anfahrten oder Minuten vor Ort',
  },
  faq: {
    heading: 'Fragen zum Revierdienst',
    items: [
      {
        question: 'Was kostet ein Revierdienst?',
        answer:
          'Lohn, Wagen und Weg, berechnet je Anfahrt oder nach Minuten vor Ort. Zwei Kontrollen in jeder Nacht sind rund 60\u00a0Anfahrten im Monat.',
        more: { text: 'Was eine Stunde kostet', route: 'planung/kosten' },
      },
      {
        question: 'Hilft eine Streife gegen Vandalismus in der Wohnanlage?',
        answer: claim(
          'Oft ja, wenn sie zu den Stunden kommt, in denen etwas passiert. Wir halten Schäden mit Foto und Uhrzeit fest und schicken fort, wer in Tiefgarage oder Keller nichts zu suchen hat, soweit Sie uns das Hausrecht übertragen.',
        ),
      },
      {
        question: 'Wie viele Kontrollen braucht mein Gebäude?',
        answer:
          'Einem gut verschlossenen Büro genügt oft die Schließrunde am Abend, ein Lager mit begehrter Ware braucht mehrere Kontrollen, ein leeres Haus auch die Runde innen.',
      },
      {
        question: 'Woran sehe ich, dass die Streife wirklich im Gebäude war?',
        answer: claim(
          'An der Uhrzeit, die ein Kontrollpunkt im Keller oder am Dachausgang festhält: Dorthin kommt man nur zu Fuß.',
        ),
      },
      {
        question: 'Kommt die Streife auch, wenn die Alarmanlage auslöst?',
        answer:
          'Nur, wenn wir Alarmverfolgung eigens vereinbaren: Auf einer Tour ist der Wagen vielleicht zwei Orte weiter.',
      },
    ],
  },
  callUs: {
    heading: 'Welche Türen sollen wir prüfen?',
    text: 'Nennen Sie uns Adressen und Uhrzeiten. Wir sagen Ihnen, ob eine Streife genügt.',
  },
  planning: [
    {
      text: 'So rechnen Sie die Minuten einer Streife',
      part: 'regeln',
    },
  ],
}
