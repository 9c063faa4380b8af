import { claim } from '@/content/claim'
import type { Service } from '@/content/types'

export const kontrolldienst: Service = {
  slug: 'kontrolldienst',
  title: 'Kontrolldienst',
  cardLine: 'Revierfahrten, Schließrunden und Rundgänge zu wechselnden Zeiten.',
  heroLine:
    'Für eine Wache vor Ort ist Ihr Objekt zu klein, für eine Nacht ohne Kontrolle steht zu viel darin.',
  pictureAlt:
    'Nasse Seitenstraße am Abend: Eine Sicherheitskraft leuchtet mit der Taschenlampe auf eine Stahltür, links wartet der Streifenwagen.',
  pictureCaption: 'Seitentür, 22:40\u00a0Uhr',
  meta: {
    title: 'Kontrolldienst Frankfurt: Revierdienst, Streife, Schließen',
    description:
      'Revierdienst und Streifendienst in Frankfurt und Rhein-Main: Außenkontrolle, Rundgang, Schließdienst und Bericht. Mit einer Tour, Minute für Minute.',
  },
  intro: {
    heading: 'Revierdienst: ein Wagen, mehrere Adressen',
    paragraphs: [
      `Beim Kontrolldienst, auch Revierdienst oder Streifendienst genannt, teilen sich mehrere Objekte eine Fahrstreife. Sie hält bei Ihnen, prüft die vereinbarten Punkte und fährt weiter. Das hat eine klare Grenze: Zwischen zwei Besuchen ist niemand da. ${claim('Ist das für Ihr Haus zu wenig, sagen wir es Ihnen.')}`,
      `Ein Fahrplan darf die Tour nicht werden. Wer Ihr Gebäude drei Abende lang beobachtet, soll am vierten nicht wissen, wann wir kommen. ${claim('Wir vereinbaren deshalb Zeitfenster und wechseln die Reihenfolge der Adressen.')} Eine Ausnahme ist das Öffnen am Morgen, denn Ihr Tor muss zur Frühschicht offen sein.`,
      'Wer vorfährt und hinter verschlossenen Toren nachsieht, braucht meist nur die Unterrichtung. Führt der Rundgang selbst durch öffentlichen Raum oder ein Parkhaus mit Publikumsverkehr, verlangt §\u00a034a\u00a0GewO die Sachkundeprüfung und §\u00a018 Abs.\u00a03\u00a0BewachV ein sichtbares Schild.',
    ],
  },
  order: ['figure', 'fit', 'checklist', 'offer', 'faq'],
  figure: {
    kind: 'tour',
    heading: 'Die Minuten einer Streife mit sechs Halten',
    lead: `Eine Runde dieser Tour dauert gut zwei Stunden, drei davon passen in eine Nacht. ${claim('Die Minuten vor Ort stehen bei uns im Angebot, Ankunft und Abfahrt im Bericht.')}`,
    caption: 'Eine Runde mit sechs Halten',
    labels: {
      stop: 'Halt',
      checks: 'Was wir prüfen',
      onSite: 'Minuten vor Ort',
      drive: 'Minuten Fahrt danach',
      total: 'Zusammen',
    },
    stops: [
      {
        name: 'Autohaus',
        checks: 'Hof, Tore, Fenster der Werkstatt, abgestellte Fahrzeuge von außen',
        onSite: 8,
        drive: 6,
      },
      { name: 'Kindertagesstätte', checks: 'Außentüren, Terrasse, Gartentor', onSite: 5, drive: 9 },
      {
        name: 'Bürohaus',
        checks: 'Schließrunde über fünf Etagen, Anlage scharf schalten',
        onSite: 25,
        drive: 7,
      },
      {
        name: 'Lagerhalle',
        checks: 'Innen bis zum Kontrollpunkt an der Rückwand, Rampentore',
        onSite: 18,
        drive: 11,
      },
      { name: 'Ärztehaus', checks: 'Hauseingang, Kellertür, Tiefgarage bis zum Tor', onSite: 6, drive: 8 },
      { name: 'Gartenmarkt', checks: 'Zaun, Freifläche, Anlieferung', onSite: 12, drive: 10 },
    ],
    note: `Eine gedachte Tour mit der Schließrunde am Abend. ${claim('Ihre Minuten messen wir beim ersten gemeinsamen Rundgang.')}`,
  },
  checklist: {
    heading: 'Aufträge, die auf eine Tour passen',
    items: [
      {
        title: 'Kontrolle von außen',
        text: 'Wir drücken jede vereinbarte Klinke, denn eine angelehnte Tür sieht im Scheinwerferlicht geschlossen aus. Dazu kommen Kellerfenster, Rampentore und Leitern, die abends noch nicht an der Wand lehnten.',
      },
      {
        title: 'Rundgang im Gebäude',
        text: 'Innen achten wir auf Dinge, die kaum ein Melder meldet: laufendes Wasser, ein vergessener Heizlüfter, eine verkeilte Brandschutztür.',
      },
      {
        title: 'Schließen und Öffnen',
        text: 'Vor dem Abschließen geht die Streife durch die Flure und spricht an, wer noch arbeitet.',
      },
      {
        title: 'Verhalten bei Einbruchspuren',
        text: `Bei einer aufgehebelten Tür geht die Streife nicht allein hinein. Sie hält Abstand, verständigt die Polizei und danach die Person auf Ihrer Meldeliste. ${claim('Bis jemand übernimmt, bleibt sie dort, und die übrige Tour verschieben wir.')}`,
      },
    ],
  },
  fit: {
    heading: 'Genügt Ihnen eine Fahrstreife?',
    suits: [
      'Ihr Gebäude ist nachts leer und gut verschlossen, soll aber auf Spuren geprüft werden.',
      'Sie verwalten mehrere kleine Standorte, etwa in Offenbach und Hanau, die sich zu einer Strecke verbinden lassen.',
      'Abends muss abgeschlossen werden, und das soll nicht an der letzten Person im Büro hängen.',
      'Für eine ungenutzte Halle verlangt Ihre Versicherung Kontrollen mit Datum und Uhrzeit.',
    ],
    otherwise: [
      {
        text: 'Ihr Gebäude darf auch zwischen zwei Runden nicht unbesetzt sein? Dann brauchen Sie den',
        service: 'objektschutz',
      },
      {
        text: 'Auf dem Grundstück wird gebaut, und Maschinen und Kabel liegen offen? Besser schützt Sie die',
        service: 'baustellenueberwachung',
      },
      {
        text: 'Nachts fahren Lkw vor, und die Schicht wechselt? Für das Tor gibt es den',
        service: 'werkschutz',
      },
    ],
  },
  offer: {
    heading: 'So wird aus Ihren Adressen eine Tour',
    lead: 'Wir rechnen mit der Zeit je Halt und der Lage zur Strecke.',
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
    heading: 'Häufige Fragen zu Revierdienst und Schließdienst',
    items: [
      {
        question: 'Was kostet ein Revierdienst?',
        answer: `${claim('Wir rechnen je Anfahrt oder nach Minuten vor Ort; dazu kommt die Lage zur Strecke.')} Zwei Kontrollen pro Nacht sind rund 60\u00a0Anfahrten im Monat. Bei 8\u00a0Minuten je Halt, wie am Autohaus unserer Beispieltour, sind das 480\u00a0Minuten oder 8\u00a0Stunden vor Ort. Lassen Sie sich diese Minuten von jedem Anbieter nennen, sonst vergleichen Sie Preise für verschiedene Leistungen.`,
      },
      {
        question: 'Woran sehe ich, dass die Streife wirklich im Gebäude war?',
        answer: `An der Uhrzeit, die ein Kontrollpunkt im Gebäude festhält. ${claim('Wir setzen solche Punkte dorthin, wo man nur zu Fuß hinkommt, etwa in den Keller oder an den Dachausgang.')}`,
      },
      {
        question: 'Was steht im Bericht einer Nacht?',
        answer: claim(
          'Für jeden Halt Ankunft, Abfahrt und die geprüften Punkte, dazu alles, was anders war als sonst: „23:12 bis 23:20, Hof und Tore in Ordnung, Fenster Werkstatt gekippt, Hausmeister verständigt.“ Wann Sie den Bericht bekommen, vereinbaren wir vorab.',
        ),
      },
      {
        question: 'Kommt die Streife auch, wenn die Alarmanlage auslöst?',
        answer:
          'Nur, wenn wir das eigens vereinbaren: Auf einer Tour steht der Wagen in Hanau, während in Höchst Ihre Sirene läuft. In den Alarmplan schreiben wir deshalb, wer zuerst benachrichtigt wird und wer mit Schlüssel kommt. Bei Feuer und Einbruch gelten 112 und 110.',
      },
      {
        question: 'Wo bleiben unsere Schlüssel?',
        answer: `${claim('Unter Verschluss und ohne Ihre Adresse am Bund. Wir übernehmen sie gegen Unterschrift und schreiben jede Entnahme auf.')} Klären Sie mit uns vorher, was ein Verlust kosten würde: Nicht jede Haftpflicht deckt ihn.`,
      },
      {
        question: 'Genügen die Kontrollen meiner Versicherung?',
        answer: `${claim('Schicken Sie uns die Klausel, dann richten wir Abstand, Umfang und Bericht danach ein.')} Verlangt Ihr Vertrag Kontrollen in bestimmten Abständen, ist das eine Obliegenheit. Wird sie verletzt, kann die Versicherung die Leistung unter Umständen kürzen oder verweigern (§\u00a028\u00a0VVG).`,
      },
    ],
  },
  callUs: {
    heading: 'Wie oft sollte die Streife kommen?',
    text: 'So oft, dass eine offene Tür oder ein Rohrbruch nicht länger unbemerkt bleibt, als Sie es sich leisten können. Gehen Sie Ihre Adressen mit uns durch, und wir schlagen Zahl und Zeitfenster vor.',
  },
  neighbours: ['objektschutz', 'baustellenueberwachung', 'einzelhandelsschutz'],
}
