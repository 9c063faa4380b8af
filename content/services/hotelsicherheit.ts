import { claim } from '@/content/claim'
import type { Service } from '@/content/types'

export const hotelsicherheit: Service = {
  slug: 'hotelsicherheit',
  title: 'Hotelsicherheit',
  cardLine: 'Nachtdienst im Hotel: Runden über die Etagen, Hilfe für die Rezeption.',
  heroLine:
    'Unsere Sicherheitskraft geht die Wege, für die Ihre Rezeption sonst den Tresen verlassen müsste.',
  pictureAlt:
    'Hotelfront in der Dämmerung: Unter dem beleuchteten Vordach mit Drehtür steht eine Sicherheitskraft, warmes Licht spiegelt sich auf der nassen Straße.',
  pictureCaption: 'Hoteleingang, 22:00\u00a0Uhr',
  meta: {
    title: 'Hotelsicherheit Frankfurt: Security für den Nachtdienst',
    description:
      'Hotelsecurity in Frankfurt und Rhein-Main, auch zur Messe: Runden über Etagen und Garage, Zutritt nach Mitternacht, Lärm. Eine Nacht, Etage für Etage.',
  },
  intro: {
    heading: 'Unten läuft die Bar, im vierten Stock wird gefeiert',
    paragraphs: [
      'Zimmer 412 beschwert sich über die Feier nebenan. Zugleich fragt am Eingang jemand nach einem Gast, kennt aber die Zimmernummer nicht. Wer allein an der Rezeption steht, kann nur eines von beidem erledigen.',
      `Mit uns bleibt der Tresen besetzt, und jemand geht hinauf. Ob ein Gast im Haus wohnt und in welchem Zimmer, verraten wir an der Tür niemandem: Die Rezeption ruft oben an, der Gast entscheidet. ${claim('Was vorgefallen ist, schreiben wir mit Uhrzeit ins Wachbuch, und Ihre Frühschicht bekommt es bei der Übergabe.')}`,
      'Ein vermietetes Zimmer gehört für die Nacht dem Gast. Wer bei Rauch, einem Hilferuf oder einem ärztlichen Notfall aufschließt, legen wir vorher mit Ihnen fest. Führt eine Runde durch Bereiche, die tatsächlich allen offenstehen, verlangt §\u00a034a\u00a0GewO die Sachkundeprüfung; ob Lobby, Passage oder Garage dazuzählen, klären wir bei der Begehung.',
    ],
  },
  order: ['figure', 'checklist', 'faq', 'fit', 'offer'],
  figure: {
    kind: 'table',
    heading: 'Eine Nacht im Hotel, Etage für Etage',
    lead: 'Lesen Sie die Tabelle wie das Haus: oben das Dach, unten die Garage. Kurz vor Mitternacht ist noch Betrieb, gegen Morgen kommen Lieferungen und die ersten Abreisen.',
    caption: 'Nachtdienst in einem Hotel mit fünf Etagen',
    corner: 'Etage',
    columns: ['23 bis 1\u00a0Uhr', '1 bis 4\u00a0Uhr', '4 bis 6\u00a0Uhr'],
    rows: [
      {
        name: 'Dachterrasse und Technik',
        cells: [
          'Letzte Gäste hinunterbegleiten, Tür schließen',
          'Technikraum, Dachausstieg, Lüftung',
          'Terrassentür noch einmal prüfen',
        ],
      },
      {
        name: 'Zimmeretagen',
        cells: [
          'Beschwerden über Lärm, erstes Gespräch an der Zimmertür',
          'Flure und Treppenhäuser, verkeilte Brandschutztüren lösen',
          'Fluchtwege freihalten: keine Wäschewagen, kein Gepäck',
        ],
      },
      {
        name: 'Wellnessbereich',
        cells: [
          'Räume leer, Sauna und Dampfbad aus',
          'Wasser, Feuchtigkeit, Außentür',
          'Zugang für die Reinigung öffnen',
        ],
      },
      {
        name: 'Lobby und Rezeption',
        cells: [
          'Haupteingang schließen, Besuch nur nach Rückruf',
          'Pause der Nachtleitung: Tür im Blick, an die Kasse gehen wir nicht',
          'Übergabe der Nacht an die Frühschicht',
        ],
      },
      {
        name: 'Bar und Ballsaal',
        cells: [
          'Barschluss begleiten, Taxis vor der Tür',
          'Vergessene Sachen an die Rezeption',
          'Lieferanteneingang, sobald die Küche beginnt',
        ],
      },
      {
        name: 'Garage und Rampe',
        cells: [
          'Einfahrt auf Zimmerkarte umstellen',
          'Runde durch die Parkdecks, Fremde ansprechen',
          'Frühe Abreisen, Rampe für Lieferungen frei',
        ],
      },
    ],
    note: `Ein gedachtes Haus. ${claim('Die Uhrzeiten der Runden wechseln jede Nacht; was auf Ihren Etagen zählt, schreiben wir nach einem gemeinsamen Rundgang auf.')}`,
  },
  checklist: {
    heading: 'Aufgaben für unseren Nachtdienst im Hotel',
    items: [
      {
        title: 'Runden über die Etagen',
        text: 'Flure, Treppenhäuser, Wellnessbereich, Garage: Reihenfolge und Uhrzeit wechseln. Wir achten auf verkeilte Brandschutztüren, zugestellte Fluchtwege und offene Terrassentüren.',
      },
      {
        title: 'Zutritt nach Mitternacht',
        text: 'Ist der Haupteingang geschlossen, öffnet die Zimmerkarte oder die Rezeption. Ohne deren Freigabe begleiten wir niemanden nach oben, auch nicht bei einer angeblich verlorenen Karte.',
      },
      {
        title: 'Lärm und Streit',
        text: 'Zuerst führen wir das leise Gespräch an der Zimmertür, beim zweiten Mal nach Rücksprache mit der Nachtleitung. Aus dem Haus verweisen wir nur, wenn Sie uns das Hausrecht dafür übertragen haben. Bei Gewalt rufen wir die Polizei.',
      },
      {
        title: 'Wenn die Brandmeldeanlage auslöst',
        text: `Die Rezeption bleibt am Telefon, wir zeigen Gästen den Weg zum Sammelplatz und weisen die Feuerwehr ein. Den Ablauf gibt Ihre Brandschutzordnung vor. ${claim('Vor der ersten Schicht gehen wir ihn im Gebäude ab.')}`,
      },
    ],
  },
  fit: {
    heading: 'Welche Häuser nachts Security brauchen',
    suits: [
      'Nach 23\u00a0Uhr arbeitet an der Rezeption eine einzige Person, und sie soll den Tresen nicht verlassen.',
      'Bar oder Wellnessbereich sind auch für Gäste von außen geöffnet, und der Aufzug fährt ohne Karte auf die Etagen.',
      'Zu Messezeiten ist das Haus voll, und die Beschwerden über nächtlichen Lärm häufen sich.',
      'Eine Mannschaft oder eine bekannte Person wohnt bei Ihnen, und am Eingang warten Leute mit Kameras.',
    ],
    otherwise: [
      {
        text: 'Im Ballsaal findet eine Gala mit eigener Gästeliste statt? Für diesen Abend passt der',
        service: 'veranstaltungsservice',
      },
      {
        text: 'Zum Haus gehören Büros, deren Besuch tagsüber angemeldet werden soll? Darum kümmert sich der',
        service: 'empfangsdienst',
      },
      {
        text: 'Das Hotel ist wegen Umbaus geschlossen, und es geht um Material und Werkzeug? So lange hilft die',
        service: 'baustellenueberwachung',
      },
    ],
  },
  offer: {
    heading: 'Sechs Angaben zu Ihrem Hotel',
    lead: `Für eine erste Einschätzung genügt uns das. ${claim('Die Wege von der Rezeption zu den Etagen sehen wir uns im Haus an.')}`,
    needs: [
      'Zimmer, Etagen und die Eingänge, die nachts offen sind',
      'Beginn und Ende der Schicht, an welchen Wochentagen',
      'Wie viele Personen nachts an der Rezeption arbeiten',
      'Wie lange Bar, Wellnessbereich und Garage geöffnet sind und wer hineindarf',
      'Anzug oder andere Dienstkleidung, dazu die Sprachen Ihrer Gäste',
      'Bekannte Anlässe: Messewochen, Reisegruppen, frühere Vorfälle',
    ],
  },
  faq: {
    heading: 'Hotelsicherheit in fünf Fragen',
    items: [
      {
        question: 'Können wir Sie für eine einzelne Nacht oder nur zur Messe buchen?',
        answer: `${claim('Ja, wenn Kräfte frei sind: für eine Nacht, für die Messewoche oder auf Dauer.')} Von 23 bis 6\u00a0Uhr sind es sieben Stunden, in einer Messewoche mit fünf Nächten 35, bei einem Dauerauftrag 49 je Woche. Die großen Frankfurter Messen stehen lange im Kalender, fragen Sie uns früh. ${claim('Eine Einweisung vorab rechnen wir in jedem Fall ein: Brandmeldezentrale, Generalschlüssel, Etagenplan.')}`,
      },
      {
        question: 'Nachtportier oder Sicherheitskraft: Was brauchen wir?',
        answer:
          'Beide, sobald nachts an zwei Orten zugleich jemand gebraucht wird. Der Nachtportier checkt ein, kassiert und nimmt Anrufe an. Unsere Sicherheitskraft ist unterwegs: an der Tür, auf den Fluren, in der Garage. Müsste sie auch kassieren, stünde sie am Tresen, wenn oben jemand ruft. Kleinen, ruhigen Häusern empfehlen wir eher eine Streife, die mehrmals vorbeischaut.',
      },
      {
        question: 'Darf die Sicherheitskraft an der Rezeption aushelfen?',
        answer: `Für ein paar Minuten Aufsicht ja, als Rezeption nicht. Wer nach Ihrem Dienstplan und auf Ihre Weisung eincheckt, arbeitet wie eigenes Personal; dann kann Arbeitnehmerüberlassung vorliegen (§\u00a01 Abs.\u00a01 Satz\u00a02\u00a0AÜG). ${claim('Wir grenzen die Aufgaben in der Dienstanweisung ab, damit Ihre Nachtleitung weiß, worum sie bitten kann.')}`,
      },
      {
        question: 'Kann Hotelsecurity in Zivil arbeiten?',
        answer: `${claim('Unauffällig ja, ganz privat gekleidet planen wir niemanden ein.')} §\u00a019 Abs.\u00a02\u00a0BewachV verlangt Dienstkleidung von jeder Wachperson, die im Dienst befriedetes Besitztum betritt, und nennt keine Ausnahme für Hotels. Wie sie aussieht, bleibt offen; sie muss sich nur deutlich von Uniformen der Polizei und anderer Behörden unterscheiden. Ein dunkler Anzug kommt in Betracht, wenn wir ihn als Dienstkleidung festlegen.`,
      },
      {
        question: 'Haftet das Hotel, wenn Gästen etwas gestohlen wird?',
        answer:
          'Ja, für eingebrachte Sachen auch ohne eigene Schuld (§\u00a0701\u00a0BGB), bis zum Hundertfachen des Zimmerpreises für einen Tag, mindestens 600 und maximal 3.500\u00a0Euro, bei Geld, Wertpapieren und Kostbarkeiten maximal 800. Unbegrenzt haften Sie bei eigenem Verschulden, auch Ihrer Leute, und für Sachen, die Sie zur Aufbewahrung übernommen oder zu Unrecht abgelehnt haben (§\u00a0702\u00a0BGB). Autos und ihr Inhalt sind ausgenommen.',
      },
    ],
  },
  callUs: {
    heading: 'Ihre letzte unruhige Nacht',
    text: 'Was ist passiert, wer war im Dienst, und wer hätte hinaufgehen sollen? An einem einzigen Fall zeigen wir Ihnen, welche Stunden und Wege wir übernehmen würden.',
  },
  neighbours: ['empfangsdienst', 'veranstaltungsservice', 'reinigungsdienste'],
}
