import { claim } from '@/content/claim'
import { areaInTitles, place } from '@/content/place'
import type { Service } from '@/content/types'

export const kontrolldienst: Service = {
  slug: 'kontrolldienst',
  title: 'Kontrolldienst',
  cardLine: 'Revierfahrten, Schließrunden und Rundgänge zu wechselnden Zeiten.',
  keyword: 'Streife',
  beside: true,
  heroLine: `Unser Revierdienst fährt nachts zu Büros, Läden und Hallen in ${place.area}, prüft Türen, schließt ab und berichtet.`,
  pictureAlt:
    'Nasse Seitenstraße am Abend: Eine Sicherheitskraft leuchtet mit der Taschenlampe auf eine Stahltür, links wartet der Streifenwagen.',
  pictureCaption: 'Seitentür, 22:40\u00a0Uhr',
  meta: {
    title: `Kontrolldienst ${place.town}: Revierdienst und Schließdienst`,
    description: `Revierdienst und Streifendienst in ${areaInTitles}: Außenkontrolle, Rundgang, Schließdienst und Bericht. Mit einer Tour, Minute für Minute.`,
  },
  parts: ['intro', 'checklist', 'watch', 'figure'],
  intro: {
    heading: 'Ein Wagen, mehrere Adressen',
    paragraphs: [
      `Mehrere Objekte teilen sich eine Fahrstreife. Sie hält bei Ihnen, prüft die vereinbarten Punkte und fährt weiter. Zwischen zwei Besuchen ist niemand da. ${claim('Ist Ihnen das zu wenig, sagen wir es.')}`,
      `Wer Ihr Gebäude drei Abende lang beobachtet, soll am vierten nicht wissen, wann wir kommen. ${claim('Wir vereinbaren Zeitfenster und wechseln die Reihenfolge.')} Nur das Öffnen am Morgen hat eine feste Uhrzeit.`,
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
        text: 'Die Streife löscht das Licht, schaltet vergessene Geräte aus und bemerkt, was keine Alarmanlage meldet.',
      },
      {
        title: 'Schließen und Öffnen',
        text: 'Abends geht die Streife durch die Flure, spricht alle an, die noch arbeiten, schließt ab und schaltet die Alarmanlage scharf. Morgens öffnet sie.',
      },
      {
        title: 'Verhalten bei Einbruchspuren',
        text: `Die Streife geht nicht allein hinein. Sie ruft die Polizei, dann die Personen auf Ihrer Meldeliste. ${claim('Sie bleibt dort, bis eine davon übernimmt.')}`,
      },
    ],
  },
  figure: {
    kind: 'tours',
    heading: 'Wie viele Minuten wohin gehen',
    lead: `Dieselbe Nacht wie im Plan, maßstäblich: Zeit vor Ort und Zeit auf der Straße. ${claim('Die Minuten je Halt nennt unser Angebot, Ankunft und Abfahrt nennt der Bericht.')}`,
    caption: 'Minuten vor Ort',
    labels: { stop: 'Halt', checks: 'Was wir prüfen', road: 'Fahrt', total: 'Zusammen' },
    stops: [
      { name: 'Bürohaus', checks: 'Schließrunde, Dach' },
      { name: 'Kita', checks: 'Außentüren, Gartentor' },
      { name: 'Praxis', checks: 'Innen bis in den Keller' },
      { name: 'Lager', checks: 'Rampentore, Rückwand' },
      { name: 'Werkstatt', checks: 'Seitentür, Fenster' },
      { name: 'Depot', checks: 'Hof; morgens Tor auf' },
    ],
    rounds: [
      {
        name: 'Runde 1',
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
        name: 'Runde 2',
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
      'Mehrere kleine Standorte lassen sich zu einer Strecke verbinden.',
      'Abschließen soll nicht an der letzten Person im Büro hängen.',
    ],
    otherwise: [
      { text: 'Ein Gebäude, das nie unbesetzt sein darf', service: 'objektschutz' },
      { text: 'Maschinen und Kabel auf offenem Grund', service: 'baustellenueberwachung' },
      { text: 'Ein Tor, an dem nachts Lkw vorfahren', service: 'werkschutz' },
    ],
    needs: [
      'Adressen und Nutzung',
      'Kontrollen je Nacht, Zeitfenster',
      'Außen oder innen, Etagen',
      'Türen zum Schließen und Öffnen',
      'Alarmanlagen',
      'Meldeliste und Schlüssel',
    ],
  },
  buyer: {
    qualification: 'Meist die Unterrichtung; auf öffentlichem Grund Sachkundeprüfung und sichtbares Schild',
    price: 'Anfahrten oder Minuten vor Ort, dazu die Lage',
  },
  faq: {
    heading: 'Revierdienst und Schließdienst: was gefragt wird',
    items: [
      {
        question: 'Was kostet ein Revierdienst?',
        answer:
          'Bezahlt wird je Anfahrt oder nach Minuten vor Ort. Zwei Kontrollen in jeder Nacht sind rund 60\u00a0Anfahrten im Monat. Lassen Sie sich zu jedem Preis die Minuten je Halt nennen.',
        more: { text: 'So rechnen Sie die Minuten', route: 'planung/bedarf', at: 'regeln' },
      },
      {
        question: 'Wie viele Kontrollen braucht welches Objekt?',
        answer:
          'Das hängt davon ab, was nachts passieren kann und was Ihre Versicherung verlangt. Für ein gut verschlossenes Büro genügt oft die Schließrunde am Abend. Ein Lager mit begehrter Ware braucht mehrere Kontrollen, ein leeres Haus auch die Runde innen.',
      },
      {
        question: 'Woran sehe ich, dass die Streife wirklich im Gebäude war?',
        answer: `An der Uhrzeit, die ein Kontrollpunkt festhält. ${claim('Wir setzen solche Punkte dorthin, wo man nur zu Fuß hinkommt, etwa in den Keller oder an den Dachausgang.')} ${claim('Im Bericht stehen je Halt Ankunft, Abfahrt und was anders war als sonst.')}`,
      },
      {
        question: 'Kommt die Streife auch, wenn die Alarmanlage auslöst?',
        answer:
          'Nur, wenn wir diese Alarmverfolgung eigens vereinbaren: Auf einer Tour ist der Wagen vielleicht zwei Orte weiter, während bei Ihnen die Sirene läuft.',
      },
      {
        question: 'Genügen die Kontrollen meiner Versicherung?',
        answer: `${claim('Schicken Sie uns die Klausel, dann richten wir Abstand, Umfang und Bericht danach ein.')} Verlangt Ihr Vertrag Kontrollen, sind sie eine Obliegenheit, also Ihre Pflicht gegenüber der Versicherung. Wer sie verletzt, riskiert die Leistung (§\u00a028\u00a0VVG).`,
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
