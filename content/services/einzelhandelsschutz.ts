import { claim } from '@/content/claim'
import type { Service } from '@/content/types'

export const einzelhandelsschutz: Service = {
  slug: 'einzelhandelsschutz',
  title: 'Einzelhandelsschutz',
  cardLine: 'Am Eingang sichtbar, auf der Fläche in Zivil: Schutz vor Ladendiebstahl.',
  heroLine:
    'Die Ware liegt offen aus, Ihr Team steht an der Kasse. Wir behalten Eingang und Fläche im Blick.',
  pictureAlt:
    'Ladenpassage mit Glasdach nach Ladenschluss: Ein Rollladen ist halb herabgelassen, warmes Licht fällt auf den Boden, davor steht eine Sicherheitskraft.',
  pictureCaption: 'Ladenschluss, 20:06\u00a0Uhr',
  meta: {
    title: 'Ladendetektiv und Doorman: Einzelhandelsschutz Frankfurt',
    description:
      'Ladendetektiv in Zivil oder Doorman am Eingang: Schutz vor Ladendiebstahl in Frankfurt und Rhein-Main. Beide im Vergleich, mit Befugnissen, Bericht und Grenzen.',
  },
  intro: {
    heading: 'Zwölf Parfums fehlen. Gestohlen oder falsch gebucht?',
    paragraphs: [
      `Vielleicht war auch die Lieferung unvollständig. Die Inventurdifferenz allein verrät es nicht. ${claim('Bevor wir jemanden an Ihren Eingang stellen, sehen wir uns mit Ihnen an, welche Ware an welchem Wochentag und zu welcher Uhrzeit fehlt.')} Danach zeigt sich, ob eine sichtbare Sicherheitskraft hilft oder jemand in Zivil.`,
      `Am Eingang wirkt Präsenz: Unser Doorman grüßt, gibt Auskunft und behält Tür und Warensicherung im Blick. Unsere Ladendetektive beobachten unerkannt, von Regal zu Regal. ${claim('Ausprobieren lässt sich beides, zwei Wochen so, zwei Wochen anders, und danach zählen wir mit Ihnen nach.')}`,
      `Befugnisse der Polizei haben wir nicht. Nach §\u00a0127 Abs.\u00a01\u00a0StPO darf aber jede Person jemanden, der auf frischer Tat betroffen ist, festhalten, bis die Polizei kommt, wenn Flucht droht oder die Identität nicht sofort feststeht. ${claim('Ein vager Verdacht genügt uns nicht, und in eine Tasche sehen wir nur mit Einverständnis.')}`,
    ],
  },
  order: ['figure', 'checklist', 'faq', 'offer', 'fit'],
  figure: {
    kind: 'table',
    heading: 'Doorman und Ladendetektiv im Vergleich',
    lead: 'Gehen Gruppen mit vollen Armen zur Tür hinaus, hilft der Doorman. Verschwindet die Ware Stück für Stück, hilft der Ladendetektiv. Fehlt sie schon im Wareneingang, helfen beide nicht.',
    caption: 'Zwei Aufgaben, zwei Personen',
    corner: 'Vergleich',
    columns: ['Doorman am Eingang', 'Ladendetektiv auf der Fläche'],
    rows: [
      {
        name: 'Wirkt gegen',
        cells: [
          'Offenes Hinaustragen, Gruppen, Streit an der Kasse',
          'Einstecken, Umetikettieren, Verstecken in der Umkleide',
        ],
      },
      {
        name: 'Zu erkennen an',
        cells: ['Dienstkleidung, auf Wunsch mit Namensschild', 'Nichts; der Ausweis bleibt in der Tasche'],
      },
      {
        name: 'Spricht',
        cells: [
          'Ständig: Gruß, Auskunft, Hinweis auf die Kasse',
          'Erst hinter der Kasse, und nur, wenn der Sichtkontakt nie abgerissen ist',
        ],
      },
      {
        name: 'Qualifikation',
        cells: [
          claim(
            'Wir planen auch hier die Sachkundeprüfung ein, weil die Grenze zum Diebstahlschutz schmal ist',
          ),
          'Sachkundeprüfung ist Pflicht (§\u00a034a Abs.\u00a01a Satz\u00a02 Nr.\u00a02\u00a0GewO)',
        ],
      },
      {
        name: 'Ihr Bericht am Abend',
        cells: [
          'Vorfälle an der Tür, Hausverbote, Stoßzeiten',
          claim('Je Fall ein Protokoll: Uhrzeit, Ware, Wert, Beobachtung'),
        ],
      },
      {
        name: 'Grenze',
        cells: [
          'Sieht nicht, was hinter dem dritten Regal geschieht',
          'Schreckt nicht ab, denn niemand weiß davon',
        ],
      },
    ],
    note: 'Ein Vergleich für den Anfang. Wen Sie zu welcher Stunde brauchen, schlagen wir vor, wenn wir Ihre Verluste kennen.',
  },
  checklist: {
    heading: 'So arbeiten wir im Laden',
    items: [
      {
        title: 'Präsenz am Eingang',
        text: 'Wir wählen den Standplatz weit genug innen, um Tür und Kassen zu sehen, und nah genug, um die Kundschaft zu grüßen. Besetzt werden die Stunden, in denen laut Ihrer Auswertung Ware fehlt.',
      },
      {
        title: 'Beobachtung in Zivil',
        text: `Wir verfolgen den Vorgang vom Griff ins Regal über das Einstecken bis hinter die Kasse. ${claim('Reißt der Sichtkontakt ab, sprechen wir die Person nicht auf Diebstahl an.')}`,
      },
      {
        title: 'Ansprache hinter der Kasse',
        text: 'Ruhig, möglichst zu zweit, und das weitere Gespräch abseits der Kundschaft. Danach schreiben wir das Protokoll. Über Anzeige und Hausverbot entscheiden Sie.',
      },
      {
        title: 'Kassen- und Ladenschluss',
        text: 'Vor dem Abschließen gehen wir Umkleiden, Toiletten und Lager ab, denn dort lassen sich Leute einschließen. Während gezählt wird, stehen wir an der Tür. Geld befördern wir nicht.',
      },
    ],
  },
  fit: {
    heading: 'Hilft Ihnen Aufsicht im Laden?',
    suits: [
      'Die Verluste häufen sich in wenigen Warengruppen, etwa bei Kosmetik, Spirituosen oder Elektronik.',
      'Ihr Verkaufsteam wird beschimpft oder bedroht, sobald es jemanden auf unbezahlte Ware anspricht.',
      'Die Filiale hat mehrere Ausgänge oder Umkleiden, die von der Kasse aus nicht zu sehen sind.',
      'An Adventssamstagen oder im Schlussverkauf ist mehr los, als Ihr Team überblicken kann.',
    ],
    otherwise: [
      {
        text: 'Der Laden ist geschlossen, und nachts geht es um Rolltor, Türen und Schaufenster? Dort hält der',
        service: 'kontrolldienst',
      },
      {
        text: 'Zur Neueröffnung kommt eine Band und mit ihr eine lange Schlange? Für diesen Tag gibt es den',
        service: 'veranstaltungsservice',
      },
      {
        text: 'Es geht um Ihr Zentrallager mit Lkw-Zufahrt und Schichtbetrieb? Das übernimmt der',
        service: 'werkschutz',
      },
    ],
  },
  offer: {
    heading: 'Angaben zu Ihrem Laden',
    lead: 'Je genauer Sie Ihre Verluste kennen, desto enger können wir die Stunden fassen. Wenn Zahlen fehlen, hilft uns die Einschätzung Ihrer Filialleitung.',
    needs: [
      'Verkaufsfläche, Stockwerke, Ein- und Ausgänge, Selbstbedienungskassen',
      'Öffnungszeiten und die Stunden mit den meisten Verlusten',
      'Sortiment und betroffene Warengruppen',
      'Sichtbar am Eingang, in Zivil oder beides',
      'Vorhandene Warensicherung und Kameras',
      'Ihre Linie bei Anzeige und Hausverbot',
    ],
  },
  faq: {
    heading: 'Ladendetektive: was sie dürfen',
    items: [
      {
        question: 'Dürfen Ladendetektive in Zivil arbeiten?',
        answer: `Ja, davon geht die Bewachungsverordnung aus: Von der Pflicht zum sichtbaren Schild nimmt §\u00a018 Abs.\u00a03 den Schutz vor Ladendiebstahl aus. §\u00a019 Abs.\u00a02 verlangt zwar Dienstkleidung auf befriedetem Besitztum; eine Ausnahme für die geöffnete Verkaufsfläche steht dort nicht ausdrücklich. ${claim('In Zivil arbeiten unsere Kräfte deshalb nur während der Öffnungszeit, davor und danach in Dienstkleidung.')}`,
      },
      {
        question: 'Was steht im Bericht nach einem Ladendiebstahl?',
        answer:
          'Wer was von wo bis wohin gesehen hat: Uhrzeit, Regal, Ware und Wert, der Weg bis hinter die Kasse, der Wortlaut der Ansprache und wer dabei war. Dazu, ob die Ware zurück ist und ob die Polizei kam. Vermutungen schreiben wir nicht hinein. Personalien nehmen wir nur auf, soweit Sie sie für Anzeige oder Hausverbot brauchen.',
      },
      {
        question: 'Hilft ein Detektiv auch an Selbstbedienungskassen?',
        answer:
          'Begrenzt. Nicht gescannte Ware sieht oft wie ein Versehen aus, und eine Ansprache trifft leicht die Falschen. Wir empfehlen dort jemanden, der sichtbar hilft und den Bon prüft, wo Ihre Hausordnung es vorsieht. Die Zivilkraft lohnt sich, wenn Sie wissen, an welchen Tagen und bei welchen Artikeln die Zahlen auseinandergehen.',
      },
      {
        question: 'Muss ich jeden Ladendiebstahl anzeigen?',
        answer:
          'Nein, eine Pflicht zur Anzeige besteht nicht. Bei geringwertiger Ware wird die Tat grundsätzlich nur auf Antrag verfolgt (§\u00a0248a\u00a0StGB). Dafür haben Sie drei Monate, gerechnet ab dem Tag, an dem Sie von Tat und Person erfahren (§\u00a077b\u00a0StGB). Geben Sie uns eine Linie vor, die in allen Filialen gilt; wir halten uns daran.',
      },
      {
        question: 'Was tun, wenn jemand trotz Hausverbot wiederkommt?',
        answer: `Wir bitten die Person zu gehen und rufen die Polizei, wenn sie bleibt. Der Verstoß kann Hausfriedensbruch sein; verfolgt wird er nur auf Antrag (§\u00a0123\u00a0StGB). Dazu muss das Verbot nachweisbar sein. ${claim('Wir halten Formulare bereit, die Sie unterschreiben: mit Datum, Dauer und Filialen.')} Die Liste bleibt unter Verschluss.`,
      },
      {
        question: 'Darf ein Detektiv auch das eigene Personal beobachten?',
        answer: `Nur bei konkretem Verdacht. Für Straftaten verlangt §\u00a026 Abs.\u00a01 Satz\u00a02\u00a0BDSG dokumentierte, tatsächliche Anhaltspunkte; bei anderen schweren Pflichtverletzungen lassen die Gerichte es unter ähnlich strengen Bedingungen zu. Immer muss die Beobachtung erforderlich und angemessen sein. Holen Sie vorher rechtlichen Rat ein und klären Sie, ob Ihr Betriebsrat zu beteiligen ist. ${claim('Nebenbei übernehmen wir das nicht.')}`,
      },
    ],
  },
  callUs: {
    heading: 'Welche Ware fehlt, und zu welcher Stunde?',
    text: 'Wissen Sie es, beginnen wir mit diesen Stunden. Wissen Sie es nicht, empfehlen wir Ihnen, zwei Wochen lang mitzuschreiben, bevor Sie uns beauftragen.',
  },
  neighbours: ['kontrolldienst', 'objektschutz', 'reinigungsdienste'],
}
