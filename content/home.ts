import { claim } from '@/content/claim'
import { company } from '@/content/company'
import { facts } from '@/content/facts'
import { termsOf } from '@/content/terms'
import type { HomeContent } from '@/content/types'

/** All texts of the home page that belong to no single service. */
export const home: HomeContent = {
  meta: {
    title: 'Sicherheitsdienst Frankfurt und Rhein-Main',
    description:
      'Security und Wachdienst in Frankfurt, Offenbach, Hanau, Mainz und Wiesbaden: Werk, Gebäude, Empfang, Baustelle, Event, Hotel, Handel und Reinigung.',
  },
  hero: {
    search: 'Sicherheitsdienst Frankfurt und Rhein-\u2060Main',
    headline: 'Sicherheit beginnt mit Hinsehen.',
    lead: 'Wir besetzen Werktore und Empfänge, bewachen Gebäude und Baustellen, sichern Hotels, Läden und Events und reinigen Ihre Räume.',
    offer: 'Kostenloses Angebot anfordern',
    services: 'Unsere Leistungen',
  },
  welcome: {
    heading: 'Wenn die Letzten gehen, fängt unsere Schicht an.',
    paragraphs: [
      'Im zweiten Stock brennt noch Licht. Auf dem Hof steht die Lieferung für morgen, und hinten klemmt seit Tagen ein Fenster. Sie wissen, worauf man achten müsste, aber Sie können nicht selbst die Nacht dort verbringen. Sie brauchen Menschen, die hinsehen, wissen, wen sie anrufen, und Ihnen am Morgen sagen können, was war.',
      `${claim('Unsere Sicherheitskräfte gehen ihre Runde zu wechselnden Zeiten, kennen die Tür, die schlecht schließt, und bemerken den Wagen, der gestern noch nicht dort stand.')} Sie sprechen Menschen höflich an und holen Hilfe, wenn es nötig wird. Was sie sehen, steht mit Uhrzeit im Wachbuch.`,
    ],
  },
  keyFigures: {
    heading: 'Wir in Zahlen',
  },
  services: {
    heading: 'Unsere Leistungen, einzeln oder zusammen',
    lead: 'Manche Häuser brauchen nur eine Schließrunde, andere einen Empfang am Tag und eine Wache in der Nacht.',
  },
  advantages: {
    heading: 'So arbeiten wir',
    items: [
      {
        title: 'Begehung vor dem Angebot',
        text: `${claim('Wir gehen mit Ihnen durch das Objekt, bevor wir rechnen.')} Vor Ort zeigt sich, welche Tür zählt und wie lange eine Runde dauert.`,
      },
      {
        title: 'Schriftliche Dienstanweisung',
        text: `Sie regelt, was die Sicherheitskraft tut und darf und wann sie wen anruft. ${claim('Den Entwurf gehen wir mit Ihnen durch, bevor der Dienst beginnt.')}`,
      },
      {
        title: 'Wachbuch mit Uhrzeit',
        text: `${claim('Runden, Besuche und Auffälligkeiten werden eingetragen, sobald sie anfallen.')} Sie können später nachlesen, was war.`,
      },
      {
        title: 'Übergabe bei der Ablösung',
        text: `${claim('Die nächste Schicht erfährt, was offen ist: der defekte Melder, die erwartete Lieferung, der verliehene Schlüssel.')} Erst danach geht die alte.`,
      },
    ],
  },
  about: {
    heading: 'Über uns',
    statement:
      'Nachts um\u00a0drei entscheidet eine Sicherheitskraft, ob Ihr Telefon klingelt. Dafür muss sie Ihr Haus kennen und wissen, was Sie mit uns vereinbart haben.',
    columns: [
      `Wir sind ein Sicherheitsdienst mit Sitz in ${company.city}. Unsere Einsatzleitung bringt im Durchschnitt ${facts.operationsExperience.value} Erfahrung mit. ${claim('Sie plant die Schichten, weist neue Sicherheitskräfte am Objekt ein und liest, was im Wachbuch steht. Ändert sich bei Ihnen etwas, etwa durch einen Umbau, passt sie mit Ihnen die Dienstanweisung an.')}`,
      `Eine Sicherheitskraft hat die Rechte, die jeder Mensch hat, und übt für Sie das Hausrecht aus. Meistens genügt es, dass sie grüßt, nachfragt oder jemanden zur Tür begleitet. Für alles andere legen wir mit Ihnen fest, wer wann gerufen wird: Ihre Haustechnik, Ihre Bereitschaft, die Feuerwehr oder die Polizei. ${claim('Namen und Nummern stehen in der Dienstanweisung, die am Posten liegt.')}`,
    ],
  },
  industries: {
    heading: 'Ihre Branche und der Dienst, der zu ihr passt',
    lead: 'Wir fragen nach Schichtplan und Lieferzeiten und danach, wer bei Ihnen ein und aus geht. Jede Branche führt zu dem Dienst, über den wir zuerst sprechen würden.',
    items: [
      {
        name: 'Industrie und Logistik',
        line: 'Werktore, Rampen und Lkw, die zu früh kommen.',
        service: 'werkschutz',
      },
      {
        name: 'Büro und Verwaltung',
        line: 'Empfang am Tag, Schließrunde am Abend.',
        service: 'empfangsdienst',
      },
      {
        name: 'Baugewerbe',
        line: 'Kupfer und Werkzeug, nachts und sonntags.',
        service: 'baustellenueberwachung',
      },
      {
        name: 'Hotellerie',
        line: 'Ein Nachtdienst, der die Nebeneingänge kennt.',
        service: 'hotelsicherheit',
      },
      {
        name: 'Einzelhandel',
        line: 'Eingang, Fläche und Kassen, auch am Samstag.',
        service: 'einzelhandelsschutz',
      },
      {
        name: 'Veranstaltungen',
        line: 'Einlass, Fluchtwege und Bühne, auch im Abbau.',
        service: 'veranstaltungsservice',
      },
      {
        name: 'Wohnanlagen',
        line: 'Tiefgaragen, Keller und Höfe nach Feierabend.',
        service: 'kontrolldienst',
      },
      {
        name: 'Bildung und Behörden',
        line: 'Aufschließen, Auskunft geben, ruhig bleiben.',
        service: 'empfangsdienst',
      },
      {
        name: 'Kliniken und Pflege',
        line: 'Häuser, die nachts offen bleiben, weil jemand Hilfe braucht.',
        service: 'objektschutz',
      },
    ],
  },
  regions: {
    heading: 'Unser Einsatzgebiet',
    lead: 'Anfahrt und Ablösung gehören zur Planung, deshalb fragen wir früh nach dem Ort.',
    items: [
      {
        name: 'Frankfurt',
        text: 'Im Bankenviertel geht es um Empfang und Besuchslisten, am Osthafen um Tore und Rampen, in den Rechenzentren um jeden einzelnen Zutritt. Zu Messezeiten kommen Auf- und Abbau dazu, oft über Nacht.',
      },
      {
        name: 'Offenbach',
        text: 'Zwischen Kaiserlei und Hafen stehen neue Büros und Wohnhäuser neben alten Gewerbehöfen; dazwischen wird gebaut.',
      },
      {
        name: 'Mainz',
        text: 'In Rheinland-Pfalz gilt ein anderer Feiertagskalender: Allerheiligen ist hier frei, drüben in Hessen nicht. Das ändert Dienstplan und Zuschläge. Dazu kommen Hochschulen, Sender und eine Altstadt, die an Fastnacht voll ist.',
      },
      {
        name: 'Wiesbaden',
        text: 'Landeshauptstadt heißt Behörden, Verwaltungen und Hotels: viel Publikum am Tag, leere Flure am Abend.',
      },
      {
        name: 'Hanau',
        text: 'Industriebetriebe und Speditionen bestimmen den Takt, mit Werkverkehr und Schichtwechseln noch vor Sonnenaufgang.',
      },
      {
        name: 'Hessen',
        text: 'Abseits der Städte sind es Logistikhallen an der Autobahn, Gewerbegebiete und Baustellen, an denen abends kaum jemand vorbeikommt.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Was Sie vor dem Auftrag fragen sollten',
    items: [
      {
        question: 'Woher weiß ich, dass nachts jemand da war?',
        answer: claim(
          'Dienstbeginn, Runden und Vorkommnisse stehen mit Uhrzeit im Wachbuch, und Sie können es einsehen. Brauchen Sie mehr Nachweis, vereinbaren wir Kontrollpunkte, an denen die Runde erfasst wird.',
        ),
      },
      {
        question: 'Was ist, wenn jemand krank wird?',
        answer: claim(
          'Dann sucht unsere Einsatzleitung Ersatz, zuerst unter den Sicherheitskräften, die Ihr Objekt schon kennen. Wie viele Personen dafür vorab eingewiesen werden, vereinbaren wir mit Ihnen im Vertrag.',
        ),
      },
      {
        question: 'Welche Qualifikation haben die Kräfte?',
        answer: `Mindestens die gesetzlich vorgeschriebene; welche für welche Aufgabe gilt, steht unter diesen Fragen. ${claim('Verlangt Ihre Versicherung oder Ihr Konzern mehr, etwa eine abgeschlossene Ausbildung, planen wir danach.')}`,
      },
      {
        question: 'Was kostet ein Sicherheitsdienst?',
        answer: `Der Preis besteht aus Stunden, Stundensatz und Zuschlägen. Tag und Nacht eine Person am Platz, das sind 168\u00a0Stunden in der Woche; nur von 22 bis 6\u00a0Uhr sind es 56. Der Satz richtet sich nach der Qualifikation, die Zuschläge gelten für Nacht, Sonntag und Feiertag. ${claim('Wir weisen diese Posten einzeln aus.')} Verlangen Sie das von jedem Angebot und fragen Sie, was bei einer Tariferhöhung geschieht.`,
      },
      {
        question: 'Wer ist meine Ansprechperson?',
        answer: `${claim('Wer auf Ihrer und wer auf unserer Seite zuständig ist, halten wir mit Namen und Nummer in der Dienstanweisung fest.')} Dort steht auch, wen die Sicherheitskraft nachts anruft und in welcher Reihenfolge.`,
      },
      {
        question: 'Wie schnell kann der Dienst beginnen?',
        answer: `${claim('Nennen Sie uns Ihren Wunschtermin, und wir sagen Ihnen offen, ob er zu halten ist.')} Das hängt davon ab, wie viele Sicherheitskräfte mit welcher Qualifikation Sie brauchen und wann wir das Objekt ansehen können. Wer neu eingestellt wird, darf erst bewachen, wenn die Behörde zugestimmt hat.`,
      },
    ],
    link: 'Sprechen wir über Ihr Objekt',
  },
  qualifications: {
    heading: 'Wer darf was nach §\u00a034a\u00a0GewO?',
    lead: 'Für jede bewachende Tätigkeit prüft die Behörde die Zuverlässigkeit, und wir melden die Person vor dem ersten Dienst im Bewacherregister an. Welchen Nachweis sie braucht, hängt von der Aufgabe ab.',
    rows: [
      {
        proof: 'Unterrichtung',
        tasks: [
          'Bewachung, für die das Gesetz nichts anderes nennt, etwa auf Werksgelände, in geschlossenen Gebäuden und auf Baustellen',
        ],
      },
      {
        proof: 'Sachkundeprüfung',
        tasks: [
          'Kontrollgänge auf öffentlichen Straßen und Plätzen oder in Häusern und auf Flächen, die tatsächlich allen offenstehen',
          'Schutz vor Ladendiebstahl',
          'Einlass von Diskotheken',
        ],
      },
      {
        proof: 'Sachkundeprüfung für die Leitung, sonst Unterrichtung',
        tasks: ['Unterkünfte für Asylsuchende und Geflüchtete', 'Großveranstaltungen mit Zugangsschutz'],
      },
      {
        proof: 'Kein Nachweis nach §\u00a034a',
        tasks: ['Reinigung', 'Empfang, wenn dabei nichts bewacht wird'],
      },
    ],
    note: 'Die Unterrichtung ist ein Lehrgang von mindestens 40\u00a0Unterrichtsstunden bei einer Industrie- und Handelskammer (IHK). Die Sachkundeprüfung, ebenfalls bei der IHK, hat einen schriftlichen und einen mündlichen Teil. Eine Abschlussprüfung wie Fachkraft für Schutz und Sicherheit ersetzt beides (§§\u00a08 und 12\u00a0BewachV).',
  },
  terms: { heading: 'Unser Betrieb in Kürze', rows: termsOf(company) },
  careers: {
    heading: 'Karriere für Menschen, die hinsehen',
    lead: 'Sie gehen Runden, führen Listen, erklären Wege und bleiben freundlich, wenn Ihr Gegenüber es nicht ist. In vielen Nächten passiert nichts; auch das schreiben Sie auf.',
    work: {
      heading: 'Was Sie tun',
      items: [
        'Türen, Tore und Technik prüfen',
        'Besuch empfangen, Auskunft geben',
        'Auffälliges melden und aufschreiben',
        'Die nächste Schicht einweisen',
      ],
    },
    needs: {
      heading: 'Was Sie brauchen',
      items: [
        'Für die Bewachung: Unterrichtung oder Sachkundeprüfung nach §\u00a034a\u00a0GewO, je nach Einsatz',
        'Dazu die Zustimmung der Behörde, bei der wir Sie anmelden',
        'Deutsch für Gespräche und Berichte',
        'Zeit auch für Nächte und Wochenenden',
      ],
    },
    apply: {
      heading: 'So bewerben Sie sich',
      text: 'Eine E-Mail genügt. Schreiben Sie uns, was Sie bisher gemacht haben und zu welchen Zeiten Sie arbeiten können, und hängen Sie Ihren Lebenslauf an. Fehlt Ihnen noch der Nachweis nach §\u00a034a\u00a0GewO, steht vor dem ersten Wachdienst die Unterrichtung: 40\u00a0Unterrichtsstunden bei der IHK. Für die Reinigung brauchen Sie keinen.',
      link: 'Per E-Mail bewerben',
      subject: 'Bewerbung über die Website',
    },
  },
  contact: {
    heading: 'Erzählen Sie uns von Ihrem Objekt.',
    consultation: {
      heading: claim('Kostenloses Erstgespräch'),
      text: 'Rufen Sie an oder schreiben Sie uns. Wir fragen nach Ort, Zeiten und Anlass und sagen Ihnen, welcher Dienst dazu passt und worauf Sie verzichten können.',
      phoneLabel: 'Telefon',
      emailLabel: 'E-Mail',
      addressLabel: 'Anschrift',
      contactCard: 'Kontakt im Adressbuch speichern',
    },
    next: {
      heading: 'Was nach dem Absenden geschieht',
      steps: [
        'Wir lesen Ihre Anfrage und notieren, was uns für ein Angebot noch fehlt.',
        claim('Wir rufen Sie an, stellen unsere Fragen und verabreden eine Begehung.'),
        claim('Sie bekommen ein schriftliches Angebot und entscheiden in Ruhe.'),
      ],
      deadline: null,
    },
    form: {
      heading: 'Schreiben Sie uns',
      lead: 'Ein paar Sätze reichen: worum es geht, wo das Objekt liegt und zu welchen Zeiten Sie jemanden brauchen. Bitte senden Sie keine Zugangscodes, Alarmpläne oder Angaben zu Schließanlagen.',
    },
  },
}
