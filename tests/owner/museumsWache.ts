import type { OwnService } from '@/content/records/services'

/** The service that `npm run gate -- owner` adds: a page as an owner would write it, with a hyphen in its address. */
export const museumsWache: OwnService = {
  slug: 'museums-wache',
  title: 'Museumswache',
  cardLine: 'Aufsicht in den Sälen, Einlass an der Kasse und Wache in der Nacht.',
  keyword: 'Museum',
  heroLine:
    'Besucher sollen nah an die Bilder heran, aber nicht zu nah. Unsere Aufsicht kennt den Abstand, den Ihre Werke brauchen.',
  pictureAlt: 'Ein Steinhaus an einer Straßenecke am Abend, die Pfeiler sind angestrahlt.',
  description:
    'Museumswache in Frankfurt und Rhein-Main: Aufsicht in den Sälen, Einlass, Leihgaben und Nachtwache. Mit einem Aufsichtsplan, Saal für Saal.',
  intro: {
    heading: 'Museumswache heißt lange hinsehen',
    paragraphs: [
      'In einem Saal passiert stundenlang nichts, und dann lehnt sich jemand für ein Foto an den Sockel. Wer dort Aufsicht führt, muss auch in der fünften Stunde noch merken, dass ein Rucksack zu weit absteht. Darum wechseln unsere Aufsichten nach einem festen Plan die Säle, und niemand sitzt den ganzen Tag vor demselben Bild.',
      'Vor dem ersten Tag gehen wir mit Ihrer Konservatorin durch die Ausstellung. Sie zeigt uns, welche Vitrine empfindlich auf Stöße reagiert, welches Werk ohne Glas hängt und bei welcher Leihgabe der Vertrag einen eigenen Platz verlangt. Das schreiben wir in die Einweisung, die jede Aufsicht vor der Schicht liest.',
      'Für die Aufsicht in öffentlich zugänglichen Sälen klären wir mit Ihnen, ob nach §\u00a034a\u00a0GewO die Unterrichtung reicht oder die Sachkundeprüfung nötig ist.',
    ],
  },
  checklist: {
    heading: 'Im Saal, an der Kasse, am Depot',
    items: [
      {
        title: 'Aufsicht in den Sälen',
        text: 'Wir sprechen leise an, wer zu nah kommt, und nennen den Grund: Hautfett auf Leinwand sieht man erst nach Jahren. Fragen zum Weg beantworten wir, Fragen zum Werk geben wir an Ihre Vermittlung weiter.',
      },
      {
        title: 'Einlass und Garderobe',
        text: 'Große Taschen und nasse Schirme bleiben unten. An vollen Tagen zählen wir mit und lassen erst nach, wenn oben wieder Platz ist; die Zahl legt Ihr Brandschutzkonzept fest.',
      },
      {
        title: 'Leihgaben und Transporte',
        text: 'Kommt eine Kiste, ist die Laderampe für alle anderen gesperrt. Wir gleichen Siegel und Frachtpapier mit Ihrer Ankündigung ab und bleiben dabei, bis Ihr Registrar den Empfang unterschreibt.',
      },
      {
        title: 'Wache nach der Schließung',
        text: 'Nach dem letzten Gast gehen zwei von uns jeden Saal ab, auch hinter Vorhang und Podest. Danach achten wir auf Luftfeuchte, Wassermelder und das leise Summen, das eine Vitrine sonst macht.',
      },
    ],
  },
  suits: [
    'Sie zeigen Originale, die ohne Absperrung wirken sollen.',
    'Ein Leihvertrag schreibt Ihnen vor, wie viele Menschen im Saal stehen.',
    'Ihre eigenen Aufsichten reichen für Sonderausstellung und Abendöffnung nicht aus.',
  ],
  needs: [
    'Grundriss mit Sälen, Notausgängen und Depot',
    'Öffnungszeiten, Sonderöffnungen und Schließtage',
    'Auflagen aus Leihverträgen und Versicherung',
    'Werke ohne Glas oder mit eigenem Alarm',
    'Ansprechperson für Restaurierung, auch am Wochenende',
  ],
  qualification: 'In Sälen, die allen offenstehen, die Sachkundeprüfung',
  price: 'Stunden, Stundensatz, Zuschläge',
  questions: [
    {
      question: 'Dürfen Ihre Aufsichten Besuchern etwas verbieten?',
      answer:
        'Ja, soweit Ihre Hausordnung es verbietet. Ihr Hausrecht üben wir aus, wo ein Werk es braucht: nicht anfassen, nicht mit Blitz fotografieren, Taschen nach vorn. Wer sich nicht daran hält, wird gebeten zu gehen. Eine Tasche durchsuchen wir nur mit Einverständnis.',
    },
    {
      question: 'Wie viele Aufsichten braucht ein Saal?',
      answer:
        'Eine Person überblickt, was sie ohne Drehen sieht. Ein Saal mit Einbauten braucht deshalb zwei, drei kleine Kabinette mit Sichtachse nur eine. Beim Rundgang stellen wir uns an jeden Platz und zählen die toten Winkel, bevor wir eine Zahl nennen.',
    },
    {
      question: 'Was geschieht, wenn ein Werk beschädigt wird?',
      answer:
        'Wir sperren den Saal, fassen nichts an und rufen die Person, die Sie für Restaurierung benannt haben. Personalien nehmen wir auf, wenn jemand freiwillig bleibt; sonst warten wir mit ihm auf die Polizei, sofern die Voraussetzungen des §\u00a0127 StPO vorliegen.',
    },
    {
      question: 'Kommen nachts auch andere in die Säle?',
      answer:
        'Nur, wer auf Ihrer Liste steht. Putzkolonne, Haustechnik und Handwerker melden sich bei uns, bekommen einen Ausweis und gehen nicht allein zu Werken ohne Glas. Uhrzeit und Grund tragen wir ein, und am Morgen liegt das Blatt bei Ihrer Verwaltung.',
    },
  ],
  callUs: {
    heading: 'Zeigen Sie uns Ihre Ausstellung',
    text: 'Ein Rundgang vor der Öffnung sagt uns mehr als jeder Grundriss. Rufen Sie an und nennen Sie uns den Tag, an dem die nächste Leihgabe kommt.',
  },
}
