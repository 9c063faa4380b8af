import { claim } from '@/content/claim'
import type { Service } from '@/content/types'

export const veranstaltungsservice: Service = {
  slug: 'veranstaltungsservice',
  title: 'Veranstaltungsservice',
  cardLine: 'Einlass und Ordnungsdienst für Messe, Konzert und Firmenfest.',
  heroLine: 'Wie viele Menschen stehen wann wo? Danach stellen wir Einlass und Ordnungsdienst auf.',
  pictureAlt:
    'Einlassgassen aus Absperrgittern führen über einen nassen, leeren Platz zu einer Freiluftbühne, auf die fünf warme Scheinwerfer leuchten.',
  pictureCaption: 'Gelände leer, 23:30\u00a0Uhr',
  meta: {
    title: 'Eventsecurity Frankfurt: Einlass, Ordner, Ordnungsdienst',
    description:
      'Eventsecurity für Messe, Konzert und Firmenfest in Frankfurt und Rhein-Main: Einlass, Ordnungsdienst, Türsteher. Mit einem durchgerechneten Postenplan.',
  },
  intro: {
    heading: 'Eventsecurity folgt der Menge',
    paragraphs: [
      'Im Aufbau stehen die Tore offen, Technik und Bühnenteile liegen griffbereit. Mit dem Einlass kommt der Andrang, im Programm wird es vor der Bühne eng, und am Ende wollen alle gleichzeitig hinaus, während hinten die ersten Kisten rollen. Deshalb planen wir nicht je Tür, sondern je Phase: Wer um 19\u00a0Uhr Taschen kontrolliert, steht um 23\u00a0Uhr am Ausgang.',
      `Die Gästezahl allein sagt uns noch wenig. Publikum, Alkohol, Gelände und Wege zählen mit, dazu die Auflagen der Behörde. ${claim('Verlangt sie ein Sicherheitskonzept, lesen wir es vor der Begehung. Sanitätsdienst und Brandsicherheitswache gehören nicht zu unserem Auftrag; wir stimmen Wege und Funk mit ihnen ab.')}`,
      'Wer bei einer zugangsgeschützten Großveranstaltung die Bewachung leitet, als Türsteher vor einer Diskothek steht oder im öffentlichen Verkehrsraum Streife geht, braucht nach §\u00a034a\u00a0GewO die Sachkundeprüfung; für die übrigen Wachaufgaben einer Veranstaltung reicht die Unterrichtung.',
    ],
  },
  order: ['figure', 'offer', 'checklist', 'fit', 'faq'],
  figure: {
    kind: 'crew',
    heading: 'Postenplan für einen Abend mit 900 Gästen',
    lead: 'Zwölf Kräfte, drei Aufstellungen: vor dem Programm sechs am Einlass, im Programm sechs im Saal, danach fünf am Eingang und drei an den Toren.',
    caption: 'Kräfte eines Konzerts in einer Halle, je Phase und Posten',
    labels: { phase: 'Phase', crowd: 'Gäste im Haus', heads: 'Kräfte', hours: 'Stunden', total: 'Zusammen' },
    posts: ['Einlass', 'Saal', 'Bühne', 'Tore'],
    phases: [
      { name: 'Aufbau', from: '12:00', to: '17:30', crowd: 'keine', heads: [0, 0, 1, 1] },
      { name: 'Einweisung am Posten', from: '17:30', to: '18:30', crowd: 'keine', heads: [6, 2, 2, 2] },
      { name: 'Einlass', from: '18:30', to: '20:00', crowd: '0 bis 900', heads: [6, 2, 2, 2] },
      { name: 'Programm', from: '20:00', to: '22:30', crowd: 'rund 900', heads: [2, 6, 3, 1] },
      { name: 'Ausgang', from: '22:30', to: '23:30', crowd: '900 bis 0', heads: [5, 2, 2, 3] },
      { name: 'Abbau', from: '23:30', to: '02:00', crowd: 'keine', heads: [0, 0, 1, 1] },
    ],
    note: 'Ein gedachtes Konzert mit einem Eingang und einer Bühne. Von den sechs Kräften am Einlass sind zwei Frauen, damit Frauen von Frauen abgetastet werden. Wer den Aufbau bewacht, geht um 17:30\u00a0Uhr nach Hause, sonst würde die Schicht zu lang.',
  },
  checklist: {
    heading: 'Hier steht unser Ordnungsdienst',
    items: [
      {
        title: 'Einlass und Taschenkontrolle',
        text: `Schlangen entstehen eher an der Taschenkontrolle als am Scanner. ${claim('Gäste ohne Tasche bekommen bei uns eine eigene Spur.')} Wir kontrollieren mit Einwilligung und nach Ihrer Hausordnung; wer ablehnt, kann abgewiesen werden.`,
      },
      {
        title: 'Ordnungsdienst im Publikum',
        text: 'Unsere Kräfte stehen, wo es eng wird: an Bühne, Treppen und Bar. Sie halten Rettungswege frei und melden, wenn ein Bereich sich füllt. Dann bremsen wir den Zustrom, bevor gedrängt wird.',
      },
      {
        title: 'Zutritt hinter der Bühne',
        text: 'Unter farbigem Licht sehen rote und orange Ausweise gleich aus, große Ziffern bleiben lesbar. Am Posten hängt von jeder Sorte ein Muster. Wer keinen trägt, wartet auf die Zusage der Produktionsleitung, auch mit bekanntem Gesicht.',
      },
      {
        title: 'Wache zwischen Aufbau und Öffnung',
        text: `Oft bleibt Technik über Nacht im Saal. ${claim('Bei der Übergabe gehen wir mit der Produktion durch die Räume und schreiben auf, was wo steht und welche Tür für die Nachtanlieferung offen bleiben muss.')}`,
      },
    ],
  },
  fit: {
    heading: 'Für welche Veranstaltungen unser Ordnungsdienst passt',
    suits: [
      'Sie erwarten Publikum, das Sie nicht kennen, und müssen an der Tür entscheiden, wer hineinkommt.',
      'Ihr Genehmigungsbescheid fordert einen Ordnungsdienst oder nennt eine Zahl an Ordnungskräften.',
      'Auf Ihrer Messe bleiben Exponate über Nacht am Stand.',
      'Sie feiern auf dem Firmengelände, und die Gäste sollen nicht in Produktion oder Büros geraten.',
    ],
    otherwise: [
      {
        text: 'Ihre Halle soll auch an Tagen ohne Programm bewacht werden? Auf Dauer passt der',
        service: 'objektschutz',
      },
      {
        text: 'Sie feiern im Hotel, während der übrige Gästebetrieb weiterläuft? Zuständig ist dort die',
        service: 'hotelsicherheit',
      },
      {
        text: 'Angemeldete Gäste sollen zur Fachtagung begrüßt und in Räume begleitet werden? Dafür genügt der',
        service: 'empfangsdienst',
      },
    ],
  },
  offer: {
    heading: 'Aus Ihrem Ablaufplan wird unser Postenplan',
    lead: `Ein vorläufiger Ablauf reicht für den Anfang, auch geschätzte Zahlen helfen uns. ${claim('Das Angebot rechnen wir so vor wie den Abend oben: Köpfe mal Stunden, Phase für Phase.')}`,
    needs: [
      'Datum, Ort und Uhrzeiten für Aufbau, Einlass, Ende und Abbau',
      'Erwartete Gäste insgesamt und gleichzeitig',
      'Art des Publikums, Ausschank von Alkohol',
      'Lageplan mit Eingängen, Rettungswegen und Absperrungen',
      'Auflagen der Behörde und Sicherheitskonzept, soweit vorhanden',
      'Bereiche mit eigenem Zutritt, z.\u00a0B. Backstage oder Presse',
    ],
  },
  faq: {
    heading: 'Ordner, Türsteher, Sicherheitskonzept',
    items: [
      {
        question: 'Wie viele Ordner brauche ich pro Besucher?',
        answer: `Eine feste Quote nennt die Muster-Versammlungsstättenverordnung nicht. Nach ihrem §\u00a043 Abs.\u00a02 gehört zu Häusern mit mehr als 5.000\u00a0Besucherplätzen ein Sicherheitskonzept, und erst darin steht die Mindestzahl, gestaffelt nach Besucherzahl und Gefährdung. ${claim('In kleineren Häusern schlagen wir Ihnen Posten vor und begründen jeden einzeln.')}`,
      },
      {
        question: 'Brauche ich in Frankfurt ein Sicherheitskonzept?',
        answer:
          'Wenn die Art der Veranstaltung es erfordert, ja. In einer Versammlungsstätte stellt es auf, wer sie betreibt (§\u00a043 der Richtlinie H-VStättR, in Mainz der Landesverordnung); zuständig ist dort in der Regel die Bauaufsicht. Auf Straßen und Plätzen fragen Sie das Ordnungsamt. Zeitweilige Feste im Freien erfasst die hessische Richtlinie meist nicht, dann kann das Konzept Teil der Genehmigung sein.',
      },
      {
        question: 'Woran erkennen Gäste Ihre Ordnungskräfte?',
        answer: `An der Dienstkleidung und, wo es vorgeschrieben ist, am Schild mit Name oder Kennnummer und Firma. Bei zugangsgeschützten Großveranstaltungen trägt es jede Wachperson, ebenso an Diskothekentüren und auf Streifen im öffentlichen Verkehrsraum (§\u00a018 Abs.\u00a03\u00a0BewachV). ${claim('Beschwert sich jemand, genügt uns die Nummer, um mit der richtigen Person zu sprechen.')}`,
      },
      {
        question: 'Dürfen Ordner Gäste abtasten?',
        answer: `Nur mit Einverständnis. Wir haben das Hausrecht, das Sie uns übertragen, und die Rechte, die allen zustehen; durchsuchen wie die Polizei dürfen wir nicht. Kündigen Sie Kontrollen deshalb auf Karte und Website an. ${claim('Frauen lassen wir nur von Frauen abtasten; dafür fragen wir Sie vorab, wie sich Ihr Publikum zusammensetzt.')}`,
      },
      {
        question: 'Wie kurzfristig bekomme ich Security in Frankfurt?',
        answer:
          'So kurzfristig, wie geprüfte Kräfte frei sind; ungeprüft einspringen darf niemand. Vor dem ersten Einsatz muss das Ergebnis aus dem Bewacherregister vorliegen (§\u00a016\u00a0BewachV). Bei zugangsgeschützten Großveranstaltungen fragt die Behörde auch beim Verfassungsschutz nach, das braucht Vorlauf. Rund um große Messen und im Dezember wird es eng: Rufen Sie an, wir sagen Ihnen offen, was geht.',
      },
    ],
  },
  callUs: {
    heading: 'Der Termin steht, der Postenplan noch nicht?',
    text: 'Datum, Ort und Gästezahl genügen für ein erstes Gespräch. Liegt schon ein Bescheid vor, halten Sie ihn bereit: Wir gehen seine Auflagen Punkt für Punkt mit Ihnen durch.',
  },
  neighbours: ['hotelsicherheit', 'empfangsdienst', 'reinigungsdienste'],
}
