import type { Service } from '@/content/types'

export const einzelhandelsschutz: Service = {
  slug: 'einzelhandelsschutz',
  position: 90,
  title: 'Einzelhandelsschutz',
  cardLine: 'Am Eingang sichtbar, auf der Fläche in Zivil: Schutz vor Ladendiebstahl.',
  heroLine:
    'Die Ware liegt offen aus, Ihr Team steht an der Kasse. Wir behalten Eingang und Fläche im Blick.',
  pictureAlt:
    'Ladenpassage mit Glasdach nach Ladenschluss: Ein Rollladen ist halb herabgelassen, warmes Licht fällt auf den Boden, davor steht eine Sicherheitskraft.',
  meta: {
    title: 'Einzelhandelsschutz Frankfurt: Ladendetektiv und Doorman',
    description:
      'Ladendetektiv in Zivil oder Doorman am Eingang: Schutz vor Ladendiebstahl in Frankfurt und Rhein-Main, mit Sachkundeprüfung nach §\u00a034a\u00a0GewO.',
  },
  intro: {
    heading: 'Zwölf Parfums fehlen. Gestohlen oder falsch gebucht?',
    paragraphs: [
      'Vielleicht war auch die Lieferung unvollständig. Die Inventurdifferenz allein verrät es nicht. ' +
        'Bevor jemand am Eingang steht, lohnt sich der Blick auf Warengruppe, Wochentag und Uhrzeit der ' +
        'Verluste. Danach zeigt sich, ob eine sichtbare Kraft hilft oder jemand in Zivil.',
      'Am Eingang wirkt Präsenz. Die Sicherheitskraft, im Handel oft Doorman genannt, grüßt, gibt ' +
        'Auskunft und behält Tür und Warensicherung im Blick. Zivilkräfte, bekannt als Ladendetektive, ' +
        'beobachten zwischen den Regalen. Für den Schutz vor Ladendiebstahl verlangt §\u00a034a\u00a0GewO ' +
        'die bestandene Sachkundeprüfung (IHK). Die bloße Unterrichtung reicht dafür nicht.',
      'Befugnisse der Polizei haben Sicherheitskräfte nicht. Nach §\u00a0127 Abs.\u00a01\u00a0StPO darf ' +
        'aber jede Person jemanden, der auf frischer Tat betroffen ist, festhalten, bis die Polizei ' +
        'kommt. Voraussetzung: Flucht droht, oder die Identität steht nicht sofort fest. Ein vager ' +
        'Verdacht genügt nicht. Und in eine Tasche sieht die Kraft nur mit Einverständnis.',
    ],
  },
  checklist: {
    heading: 'Vom ersten Blick bis zum Kassenschluss',
    items: [
      {
        title: 'Präsenz am Eingang',
        text:
          'Der Standplatz entscheidet: weit genug innen, um Tür und Kassen zu sehen, und nah genug, um ' +
          'die Kundschaft zu grüßen. Besetzt werden die Stunden, in denen laut Ihrer Auswertung Ware ' +
          'fehlt.',
      },
      {
        title: 'Beobachtung in Zivil',
        text:
          'Die Zivilkraft verfolgt den Vorgang vom Griff ins Regal über das Einstecken bis hinter die ' +
          'Kasse. Reißt der Sichtkontakt ab, spricht sie die Person nicht auf Diebstahl an.',
      },
      {
        title: 'Ansprache hinter der Kasse',
        text:
          'Die Kraft spricht die Person ruhig an, möglichst zu zweit. Das weitere Gespräch findet abseits ' +
          'der Kundschaft statt. Das Protokoll nennt Uhrzeit, Ware, Wert und Beobachtung. Über Anzeige ' +
          'und Hausverbot entscheiden Sie.',
      },
      {
        title: 'Kassen- und Ladenschluss',
        text:
          'Vor dem Abschließen werden Umkleiden, Toiletten und Lager abgegangen, denn dort lassen sich ' +
          'Leute einschließen. Die Kraft steht an der Tür, während gezählt wird. Geld befördert sie nicht.',
      },
    ],
  },
  fit: {
    heading: 'Wann Aufsicht im Laden sinnvoll ist',
    suits: [
      'Die Verluste häufen sich in wenigen Warengruppen, etwa bei Kosmetik, Spirituosen oder Elektronik.',
      'Ihr Verkaufsteam wird beschimpft oder bedroht, sobald es jemanden auf unbezahlte Ware anspricht.',
      'Die Filiale hat mehrere Ausgänge oder Umkleiden, die von der Kasse aus nicht zu sehen sind.',
      'An Adventssamstagen oder im Schlussverkauf ist mehr los, als Ihr Team überblicken kann.',
    ],
    otherwise: [
      {
        text:
          'Der Laden ist geschlossen, und nachts geht es um Rolltor, Türen und Schaufenster? Dann passt ' +
          'der',
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
    heading: 'Was wir über Ihre Filiale wissen müssen',
    lead:
      'Je genauer Sie Ihre Verluste kennen, desto besser lassen sich die Stunden legen. Wenn Zahlen ' +
      'fehlen, hilft die Einschätzung Ihrer Filialleitung.',
    needs: [
      'Verkaufsfläche, Stockwerke, Ein- und Ausgänge',
      'Öffnungszeiten und die Stunden mit den meisten Verlusten',
      'Sortiment und betroffene Warengruppen',
      'Sichtbar am Eingang, in Zivil oder beides',
      'Vorhandene Warensicherung und Kameras',
      'Ihre Linie bei Anzeige und Hausverbot',
    ],
  },
  faq: {
    heading: 'Doorman, Detektiv, Hausverbot: was gilt',
    items: [
      {
        question: 'Doorman oder Ladendetektiv: Was hilft gegen Ladendiebstahl?',
        answer:
          'Der Doorman schreckt ab, der Ladendetektiv beobachtet und stellt. Gehen Gruppen mit vollen Armen zur Tür hinaus, hilft jemand Sichtbares am Eingang. Verschwindet die Ware Stück für Stück aus Regal oder Umkleide, sieht eine Zivilkraft mehr. Ausprobieren lässt sich beides: zwei Wochen so, zwei Wochen anders, danach zählen.',
      },
      {
        question: 'Braucht ein Doorman die Sachkundeprüfung?',
        answer:
          'Ja, sobald er Diebstahl verhindern soll, denn der Schutz vor Ladendieben steht in §\u00a034a Abs.\u00a01a Satz\u00a02 Nr.\u00a02\u00a0GewO. Wer am Eingang nur Präsenz zeigt und den Zutritt regelt, kommt nach Merkblättern der Industrie- und Handelskammern mit der Unterrichtung aus. Die Grenze ist schmal, und im Zweifel entscheidet die Behörde.',
      },
      {
        question: 'Was kostet ein Ladendetektiv pro Stunde?',
        answer:
          'Einen Satz für alle Läden gibt es nicht, denn ein Samstag im Advent ist anders zu besetzen als ein Dienstagvormittag. Sparen lässt sich bei der Menge: Montag bis Samstag von 10 bis 20\u00a0Uhr sind 60\u00a0Stunden pro Woche. Kennen Sie die zwei Nachmittage mit den größten Verlusten, genügt vielleicht ein Bruchteil davon. Stunden, Zuschläge und Qualifikation gehören als eigene Zeilen ins Angebot.',
      },
      {
        question: 'Muss ich jeden Ladendiebstahl anzeigen?',
        answer:
          'Nein, eine Pflicht zur Anzeige besteht nicht. Bei geringwertiger Ware wird die Tat grundsätzlich nur auf Antrag verfolgt (§\u00a0248a\u00a0StGB). Dafür haben Sie drei Monate, gerechnet ab dem Tag, an dem Sie von Tat und Person erfahren (§\u00a077b\u00a0StGB). Legen Sie eine Linie fest, die in allen Filialen gilt, sonst entscheidet die Tagesform.',
      },
      {
        question: 'Was tun, wenn jemand trotz Hausverbot wiederkommt?',
        answer:
          'Die Kraft bittet die Person zu gehen und ruft die Polizei, wenn sie bleibt. Verstößt jemand gegen das Hausverbot, kann das Hausfriedensbruch sein; verfolgt wird er nur auf Antrag (§\u00a0123\u00a0StGB). Dazu muss das Verbot nachweisbar sein. Geben Sie es schriftlich, mit Datum, Dauer und Filialen, und halten Sie die Liste unter Verschluss.',
      },
      {
        question: 'Darf ein Detektiv auch das eigene Personal beobachten?',
        answer:
          'Nur bei konkretem Verdacht. §\u00a026 Abs.\u00a01 Satz\u00a02\u00a0BDSG verlangt dokumentierte, tatsächliche Anhaltspunkte für eine Straftat im Beschäftigungsverhältnis, und die Beobachtung muss erforderlich und angemessen sein. Holen Sie vorher rechtlichen Rat ein. Der Auftrag, auf der Fläche nebenbei auch das Team im Auge zu behalten, ist davon nicht gedeckt.',
      },
    ],
  },
  callUs: {
    heading: 'Welche Ware fehlt, und zu welcher Stunde?',
    text:
      'Mit diesen beiden Angaben beginnt das Gespräch. Ob Eingang oder Zivil sinnvoll ist, besprechen wir ' +
      'danach.',
  },
  neighbours: ['kontrolldienst', 'objektschutz', 'reinigungsdienste'],
}
