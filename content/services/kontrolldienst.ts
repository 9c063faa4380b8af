import type { Service } from '@/content/types'

export const kontrolldienst: Service = {
  slug: 'kontrolldienst',
  position: 60,
  title: 'Kontrolldienst',
  cardLine: 'Revierfahrten, Schließrunden und Rundgänge zu wechselnden Zeiten.',
  heroLine:
    'Für eine Wache vor Ort ist Ihr Objekt zu klein, für eine Nacht ohne Kontrolle steht zu viel darin.',
  pictureAlt:
    'Nasse Seitenstraße am Abend: Eine Sicherheitskraft leuchtet mit der Taschenlampe auf eine Stahltür, links wartet der Streifenwagen.',
  meta: {
    title: 'Kontrolldienst Frankfurt: Revierdienst & Streifendienst',
    description:
      'Revierdienst und Streifendienst in Frankfurt und Rhein-Main: Außenkontrolle, Rundgang, Schließdienst und Bericht. So wird aus Ihren Adressen eine Tour.',
  },
  intro: {
    heading: 'Ein Wagen, eine Tour, mehrere Adressen in der Nacht',
    paragraphs: [
      'Beim Kontrolldienst, auch Revierdienst oder Streifendienst genannt, teilen sich mehrere Objekte eine Fahrstreife. Sie hält bei Ihnen, prüft die vereinbarten Punkte und fährt weiter. Das hat eine klare Grenze: Zwischen zwei Besuchen ist niemand da.',
      'Damit das wirkt, darf die Tour kein Fahrplan sein. Wer Ihr Gebäude drei Abende lang beobachtet, soll am vierten nicht wissen, wann der Wagen kommt. Vereinbart werden deshalb Zeitfenster, und die Reihenfolge der Adressen wechselt. Eine Ausnahme ist das Öffnen am Morgen, denn Ihr Tor muss zur Frühschicht offen sein.',
      'Liegen alle Halte hinter verschlossenen Toren, genügt nach §\u00a034a\u00a0GewO die Unterrichtung. Schon ein einziger Halt kann das ändern: Geht die Streife dort über öffentliche Wege oder durch ein Parkhaus mit Publikumsverkehr, braucht sie die Sachkundeprüfung.',
    ],
  },
  checklist: {
    heading: 'Vier Aufträge, die auf eine Tour passen',
    items: [
      {
        title: 'Kontrolle der Außenhaut',
        text: 'Jede vereinbarte Klinke wird gedrückt, denn eine angelehnte Tür sieht im Scheinwerferlicht geschlossen aus. Dazu kommen Kellerfenster, Rampentore und Leitern, die abends noch nicht an der Wand lehnten.',
      },
      {
        title: 'Rundgang im Gebäude',
        text: 'Innen geht es um Dinge, die kaum ein Melder meldet: laufendes Wasser, ein vergessener Heizlüfter, eine verkeilte Brandschutztür. Ein Kontrollpunkt am Ende des Wegs, etwa im Heizungskeller, zeigt mit Uhrzeit, dass die Runde nicht im Foyer aufgehört hat.',
      },
      {
        title: 'Schließen und Öffnen',
        text: 'Vor dem Abschließen geht die Streife durch die Flure und spricht an, wer noch arbeitet. Wie lange sie dann wartet, regelt die Dienstanweisung, denn die nächste Adresse steht schon auf dem Tourenplan.',
      },
      {
        title: 'Verhalten bei Einbruchspuren',
        text: 'Bei einer aufgehebelten Tür geht die Streife nicht allein hinein. Sie hält Abstand, verständigt die Polizei und danach die Person auf Ihrer Meldeliste. Im Bericht stehen Uhrzeit, Fundstelle und was veranlasst wurde.',
      },
    ],
  },
  fit: {
    heading: 'Wann eine Fahrstreife genügt',
    suits: [
      'Ihr Gebäude ist nachts leer und gut verschlossen, soll aber auf Spuren geprüft werden.',
      'Sie verwalten mehrere kleine Standorte, etwa in Offenbach und Hanau, die sich zu einer Strecke verbinden lassen.',
      'Abends muss abgeschlossen werden, und das soll nicht an der letzten Person im Büro hängen.',
      'Für eine ungenutzte Halle verlangt Ihre Versicherung Kontrollen mit Datum und Uhrzeit.',
    ],
    otherwise: [
      {
        text: 'Ihr Gebäude darf auch zwischen zwei Runden nicht unbesetzt sein? Dann passt der',
        service: 'objektschutz',
      },
      {
        text: 'Auf dem Grundstück wird gebaut, und Maschinen und Kabel liegen offen? Dafür gibt es die',
        service: 'baustellenueberwachung',
      },
      { text: 'Am Tor kommen nachts Lkw und Schichtwechsel an? Das übernimmt der', service: 'werkschutz' },
    ],
  },
  offer: {
    heading: 'So wird aus Ihren Adressen eine Tour',
    lead: 'Der Aufwand hängt von der Zeit je Halt und von der Lage ab. Eine Adresse abseits der Strecke kann mehr Zeit kosten als drei in derselben Straße.',
    needs: [
      'Adressen und Art der Nutzung',
      'Kontrollen pro Nacht und am Wochenende, mit frühester und spätester Zeit',
      'Nur außen oder auch innen, mit Zahl der Stockwerke',
      'Türen und Tore, die geschlossen oder geöffnet werden',
      'Alarmanlagen, die zu bedienen sind',
      'Wer bei einem Fund angerufen wird und wer Schlüssel hat',
    ],
  },
  faq: {
    heading: 'Häufige Fragen zu Revierdienst und Streife',
    items: [
      {
        question: 'Was ist der Unterschied zwischen Revierdienst und Schließdienst?',
        answer:
          'Der Revierdienst kontrolliert, der Schließdienst sperrt ab und auf. Beim Revierdienst fährt eine Streife Objekte an und prüft sie, je nach Auftrag von außen oder auch von innen. Beim Schließdienst geht sie abends durch das Haus, schließt ab und öffnet am Morgen. Beides lässt sich einzeln vereinbaren, auch nach Wochentagen getrennt.',
      },
      {
        question: 'Was kostet ein Revierdienst?',
        answer:
          'Üblich ist ein Preis je Anfahrt oder nach Minuten vor Ort. Er richtet sich nach der Lage zur Strecke, nach Türen und Etagen und danach, ob die Streife hineingeht. Zwei Kontrollen pro Nacht sind rund 60\u00a0Anfahrten im Monat. Lassen Sie sich die vorgesehenen Minuten je Halt ins Angebot schreiben, sonst lassen sich zwei Preise nicht vergleichen.',
      },
      {
        question: 'Woran sehe ich, dass die Streife wirklich im Gebäude war?',
        answer:
          'An der Uhrzeit, die ein Kontrollpunkt im Gebäude festhält. Legen Sie solche Punkte dorthin, wo man nur zu Fuß hinkommt, etwa in den Keller oder an den Dachausgang. Zur Probe können Sie die Zeiten mit Ihrer Alarmanlage vergleichen, denn auch sie merkt sich, wann sie unscharf war. Abweichungen besprechen Sie mit der Einsatzleitung.',
      },
      {
        question: 'Kommt die Streife auch, wenn die Alarmanlage auslöst?',
        answer:
          'Nur, wenn das eigens vereinbart ist. Auf einer Tour kann der Wagen gerade in Hanau stehen, während in Höchst Ihre Sirene läuft. In den Alarmplan gehört deshalb, wer zuerst benachrichtigt wird und wer mit Schlüssel kommt. Bei Feuer und Einbruch gelten ohnehin 112 und 110.',
      },
      {
        question: 'Wo bleiben unsere Schlüssel?',
        answer:
          'Unter Verschluss und ohne Ihre Adresse am Bund. Übergeben werden sie gegen Unterschrift, und jede Entnahme wird aufgeschrieben. Klären Sie vorher, was ein Verlust kosten würde: Bei einer Schließanlage kann ein einzelner Schlüssel teuer werden, und nicht jede Haftpflichtversicherung deckt dieses Risiko. Je weniger Schlüssel, desto besser; für Außenkontrollen reicht oft der zum Tor.',
      },
      {
        question: 'Genügen die Kontrollen meiner Versicherung?',
        answer:
          'Das steht in Ihren Versicherungsbedingungen, lesen Sie dort vor dem Auftrag nach. Verlangt der Vertrag Kontrollen in bestimmten Abständen, ist das eine Obliegenheit. Wird sie verletzt, kann die Versicherung die Leistung unter Umständen kürzen oder verweigern (§\u00a028\u00a0VVG). Schicken Sie uns die Klausel, damit Abstand, Umfang und Bericht dazu passen.',
      },
    ],
  },
  callUs: {
    heading: 'Wie oft sollte die Streife kommen?',
    text: 'Das hängt davon ab, was bei Ihnen steht und wie lange ein Schaden unbemerkt bleiben darf. Am Telefon gehen wir Ihre Adressen mit Ihnen durch.',
  },
  neighbours: ['objektschutz', 'baustellenueberwachung', 'einzelhandelsschutz'],
}
