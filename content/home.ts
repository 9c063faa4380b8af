import { company } from '@/content/company'
import { facts } from '@/content/facts'
import type { HomeContent } from '@/content/types'

/** All texts of the home page that belong to no single service. */
export const home: HomeContent = {
  meta: {
    title: 'Sicherheitsdienst Frankfurt: Security für Rhein-Main',
    description:
      'Sicherheitsfirma für Frankfurt, Offenbach, Hanau, Mainz und Wiesbaden: Wachdienst für Werk, Gebäude, Baustelle, Event, Hotel und Handel, dazu Reinigung.',
  },
  hero: {
    headline: 'Sicherheit beginnt mit Hinsehen.',
    lead: 'Wir bewachen Gebäude, Baustellen und Veranstaltungen in Frankfurt und Rhein-\u2060Main, besetzen den Empfang, kontrollieren und reinigen.',
    offer: 'Kostenloses Angebot anfordern',
    services: 'Unsere Leistungen',
  },
  welcome: {
    heading: 'Wenn die Letzten gehen, fängt unsere Schicht an.',
    paragraphs: [
      'Im zweiten Stock brennt noch Licht. Auf dem Hof steht die Lieferung für morgen, und hinten klemmt seit Tagen ein Fenster. Sie wissen, worauf man achten müsste, aber Sie können nicht selbst die Nacht dort verbringen. Sie brauchen Menschen, die hinsehen, wissen, wen sie anrufen, und Ihnen am Morgen sagen können, was war.',
      'Gute Bewachung ist unauffällig und genau. Die Sicherheitskraft geht ihre Runde zu wechselnden Zeiten, kennt die Tür, die schlecht schließt, und bemerkt den Wagen, der gestern noch nicht dort stand. Sie spricht Menschen höflich an und holt Hilfe, wenn es nötig wird. Was sie gesehen hat, steht mit Uhrzeit im Wachbuch.',
    ],
  },
  keyFigures: {
    heading: 'Wir in Zahlen',
    note: `Die Branchenerfahrung ist die unserer Führungskräfte, das Unternehmen selbst wurde ${facts.founded.value} gegründet. Mitarbeitende zählen wir bundesweit, Leistungsbereiche einschließlich Zusatzleistungen, und Kundenbindung meint den Anteil der Kundschaft, der weiter mit uns arbeitet.`,
  },
  services: {
    heading: 'Unsere Leistungen, einzeln oder zusammen',
    lead: 'Manche Häuser brauchen nur eine Schließrunde, andere einen Empfang am Tag und eine Wache in der Nacht. Wenn Sie nicht wissen, was zu Ihrem Objekt passt, beschreiben Sie uns, was dort los ist.',
  },
  advantages: {
    heading: 'So arbeiten wir',
    items: [
      {
        title: 'Begehung vor dem Angebot',
        text: 'Wir gehen mit Ihnen durch das Objekt, bevor wir rechnen. Erst vor Ort zeigt sich, welche Tür zählt und wie lange eine Runde dauert.',
      },
      {
        title: 'Schriftliche Dienstanweisung',
        text: 'Sie regelt, was die Sicherheitskraft tut, was sie darf und wann sie wen anruft. Den Entwurf gehen wir mit Ihnen durch, bevor der Dienst beginnt.',
      },
      {
        title: 'Wachbuch mit Uhrzeit',
        text: 'Runden, Besuche und Auffälligkeiten werden eingetragen, sobald sie anfallen. So können Sie auch später nachlesen, was in einer Nacht war.',
      },
      {
        title: 'Übergabe bei der Ablösung',
        text: 'Die nächste Schicht erfährt, was offen ist: der defekte Melder, die erwartete Lieferung, der verliehene Schlüssel. Dann erst ist Feierabend.',
      },
    ],
  },
  about: {
    heading: 'Über uns',
    statement:
      'Bewachung ist Handarbeit: Menschen gehen durch dunkle Hallen, lesen Ausweise, hören zu und entscheiden nachts um\u00a0drei, ob sie jemanden wecken.',
    columns: [
      `Wir sind ein Sicherheitsdienst mit Sitz in ${company.city}. Gearbeitet wird an Toren, Empfängen und Bauzäunen. Unsere Einsatzleitung bringt im Durchschnitt ${facts.operationsExperience.value} Erfahrung mit. Sie plant die Schichten, weist neue Kräfte am Objekt ein und liest, was im Wachbuch steht. Wenn sich bei Ihnen etwas ändert, etwa durch einen Umbau oder andere Lieferzeiten, passt sie mit Ihnen die Dienstanweisung an.`,
      'Eine Sicherheitskraft hat die Rechte, die jeder Mensch hat, und übt für Sie das Hausrecht aus. Mehr braucht es selten. Das meiste klärt sich mit einem Gruß, einer Frage, einem ruhigen Wort. Für den Rest legen wir mit Ihnen fest, wer wann gerufen wird: Ihre Haustechnik, Ihre Objektleitung, die Feuerwehr oder die Polizei. Nachts muss das niemand erst suchen.',
    ],
  },
  industries: {
    heading: 'Jede Branche hat ihre eigene Nacht.',
    lead: 'Ein Lager schläft anders als ein Hotel. Deshalb fragen wir nach Schichtplan und Lieferzeiten, nach Stoßzeiten und danach, wer bei Ihnen ein und aus geht.',
    items: [
      { name: 'Industrie und Logistik', line: 'Werktore, Rampen und Lkw, die vor der Zeit ankommen.' },
      { name: 'Büro und Verwaltung', line: 'Empfang am Tag, Schließrunde am Abend, danach stille Etagen.' },
      { name: 'Baugewerbe', line: 'Kupfer, Werkzeug und offene Rohbauten, nachts und am Wochenende.' },
      { name: 'Hotellerie', line: 'Ein Nachtdienst, der Gäste grüßt und die Nebeneingänge kennt.' },
      { name: 'Einzelhandel', line: 'Eingang, Verkaufsfläche und Kassen, auch am vollen Samstag.' },
      { name: 'Veranstaltungen', line: 'Einlass, Fluchtwege und Bühne, vom Aufbau bis zur letzten Bahn.' },
      { name: 'Wohnanlagen', line: 'Tiefgaragen, Keller und Höfe, dazu ein Ohr für die Hausgemeinschaft.' },
      { name: 'Bildung und Behörden', line: 'Aufschließen, Auskunft geben, bei Streit ruhig bleiben.' },
      { name: 'Kliniken und Pflege', line: 'Häuser, die nachts offen bleiben, weil jemand Hilfe braucht.' },
    ],
  },
  regions: {
    heading: 'Unser Einsatzgebiet',
    lead: 'Wir übernehmen Aufträge in Frankfurt, in den Städten auf beiden Seiten des Rheins und im übrigen Hessen. Anfahrt und Ablösung gehören zur Planung, deshalb fragen wir früh nach dem Ort.',
    items: [
      {
        name: 'Frankfurt',
        text: 'Bürotürme im Bankenviertel, Lager am Osthafen, Rechenzentren und Baustellen liegen hier nah beieinander und brauchen ganz verschiedene Dienste.',
      },
      {
        name: 'Offenbach',
        text: 'Zwischen Kaiserlei und Hafen stehen neue Büros und Wohnhäuser neben alten Gewerbehöfen, und dazwischen wird gebaut.',
      },
      {
        name: 'Mainz',
        text: 'Am linken Rheinufer, schon in Rheinland-Pfalz, liegen Hochschulen, Medienhäuser und Gewerbe, und in der Altstadt wird oft gefeiert.',
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
        text: 'Abseits der Städte sind es Logistikhallen an der Autobahn, Gewerbegebiete und Baustellen, an denen nach Feierabend kaum jemand vorbeikommt.',
      },
    ],
  },
  whyChooseUs: {
    heading: 'Was Sie vor dem Auftrag fragen sollten',
    items: [
      {
        question: 'Woher weiß ich, dass nachts jemand da war?',
        answer:
          'Dienstbeginn, Runden und Vorkommnisse stehen mit Uhrzeit im Wachbuch, und Sie können es einsehen. Wenn Sie mehr Nachweis brauchen, vereinbaren wir Kontrollpunkte, an denen die Runde erfasst wird.',
      },
      {
        question: 'Was passiert, wenn jemand krank wird?',
        answer:
          'Dann sucht unsere Einsatzleitung Ersatz, zuerst unter den Kräften, die Ihr Objekt schon kennen. Wie viele Personen dafür vorab eingewiesen werden, vereinbaren wir mit Ihnen im Vertrag.',
      },
      {
        question: 'Welche Qualifikation haben die Kräfte?',
        answer:
          'Wer bewacht, braucht nach §\u00a034a\u00a0GewO mindestens die Unterrichtung bei der Industrie- und Handelskammer und wird von der Behörde auf Zuverlässigkeit geprüft. Für manche Aufgaben, etwa den Schutz vor Ladendiebstahl oder Streifen im öffentlichen Raum, ist die Sachkundeprüfung Pflicht, und dafür planen wir Kräfte ein, die sie bestanden haben.',
      },
      {
        question: 'Wie kommt der Preis zustande?',
        answer:
          'Es zählen vor allem die Stunden, die Zahl der Kräfte, ihre Qualifikation und die Zuschläge für Nacht, Sonntag und Feiertag. Lassen Sie sich diese Posten einzeln zeigen, bei uns wie bei anderen, denn nur so können Sie Angebote vergleichen.',
      },
      {
        question: 'Wer ist meine Ansprechperson?',
        answer:
          'Wer auf Ihrer und wer auf unserer Seite zuständig ist, halten wir mit Namen und Nummer in der Dienstanweisung fest. Dort steht auch, wen die Sicherheitskraft nachts anruft und in welcher Reihenfolge.',
      },
      {
        question: 'Wie schnell kann der Dienst beginnen?',
        answer:
          'Das hängt davon ab, wie viele Kräfte mit welcher Qualifikation Sie brauchen und wann wir das Objekt gemeinsam ansehen können. Nennen Sie uns Ihren Wunschtermin, und wir sagen Ihnen offen, ob er zu halten ist.',
      },
    ],
    link: 'Lassen Sie uns über Ihr Objekt sprechen',
  },
  careers: {
    heading: 'Karriere für Menschen, die hinsehen',
    lead: 'Der Dienst ist ruhig, bis er es nicht mehr ist. Sie gehen Runden, führen Listen, erklären Wege und bleiben freundlich, wenn Ihr Gegenüber es nicht ist.',
    work: {
      heading: 'Was Sie tun',
      items: [
        'Türen, Tore und Technik auf der Runde prüfen',
        'Besuch empfangen, Ausweise lesen und Auskunft geben',
        'Melden, was auffällt, und es ins Wachbuch schreiben',
        'Die nächste Schicht einweisen, bevor Sie gehen',
      ],
    },
    needs: {
      heading: 'Was Sie brauchen',
      items: [
        'Für die Bewachung: Unterrichtung oder Sachkundeprüfung nach §\u00a034a\u00a0GewO, je nach Einsatz',
        'Ebenfalls für die Bewachung: Zuverlässigkeit, von der Behörde über das Bewacherregister geprüft',
        'Deutsch, mit dem Sie ein Gespräch führen und einen Bericht schreiben können',
        'Zeit für den Schichtdienst, auch nachts und am Wochenende',
      ],
    },
    apply: {
      heading: 'So bewerben Sie sich',
      text: 'Eine E-Mail genügt. Schreiben Sie uns, was Sie bisher gemacht haben und zu welchen Zeiten Sie arbeiten können, und hängen Sie Lebenslauf und Nachweis nach §\u00a034a\u00a0GewO an. Für die Reinigung brauchen Sie diesen Nachweis nicht.',
      link: 'Per E-Mail bewerben',
      subject: 'Bewerbung über die Website',
    },
  },
  contact: {
    heading: 'Erzählen Sie uns von Ihrem Objekt.',
    consultation: {
      heading: 'Kostenloses Erstgespräch',
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
        'Wir rufen Sie an, stellen unsere Fragen und verabreden eine Begehung.',
        'Sie bekommen ein schriftliches Angebot und entscheiden in Ruhe.',
      ],
      deadline: null,
    },
    form: {
      heading: 'Schreiben Sie uns',
      lead: 'Ein paar Sätze reichen: worum es geht, wo das Objekt liegt und zu welchen Zeiten Sie jemanden brauchen. Bitte senden Sie keine Zugangscodes, Alarmpläne oder Angaben zu Schließanlagen.',
    },
  },
}
