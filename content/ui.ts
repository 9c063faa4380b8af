import { facts } from './facts'
import { areaInTitles } from './place'
import { isOffered } from './services/offered'

/** Short texts of the frame around the pages: names of controls, buttons that recur, the 404 page. */
export const ui = {
  skipLink: 'Zum Inhalt springen',
  homeLink: 'Startseite',
  mainNavigation: 'Hauptnavigation',
  menuToggle: 'Menü',
  servicesToggle: 'Alle Leistungen im Überblick',
  firstConsultation: 'Kostenloses Erstgespräch',
  requestOffer: 'Jetzt Angebot anfordern',
  call: 'Anrufen',
  contactBar: 'Direkter Kontakt',
  contactBarOffer: 'Angebot anfordern',
  /** In the bar on phones, of a number that is always answered. */
  emergency: 'Notruf',
  whatsapp: 'WhatsApp',
  callNumber: (phone: string) => `${phone} anrufen`,
  dismiss: 'Meldung schließen',
  /** Why a link is not followed at once. */
  followedLinks: {
    loading: 'Seite wird geladen',
    offline:
      'Ihr Gerät meldet keine Internetverbindung, deshalb bleibt diese Seite offen. Wenn Sie noch einmal auf den Link tippen, öffnet Ihr Browser ihn trotzdem.',
  },
  /** Where a new version of the site has taken files of this page away. */
  outdated: {
    text: 'Diese Website wurde gerade erneuert. Senden Sie zuerst ab, was Sie gerade schreiben, und wählen Sie dann:',
    reload: 'Neu laden',
  },
  /** Where no style sheet arrives: the export lies in another folder than it was built for, or the visitor allows none. */
  unstyled: 'Dieser Seite fehlt ihre Gestaltung. Für Betreiber: Stimmt BASE_PATH?',
  film: {
    description:
      'Der Main am Abend: Autos fahren über eine beleuchtete Steinbrücke, Laternen spiegeln sich im Wasser, dahinter steht die Skyline.',
    play: 'Film abspielen',
    pause: 'Film anhalten',
  },
  footer: {
    claim: `Sicherheitsdienst${isOffered('reinigungsdienste') ? ' und Reinigung' : ''} in ${areaInTitles}.`,
    /** Nothing where the year is not claimed. */
    founded: facts.founded ? `Gegründet ${facts.founded.value}.` : '',
  },
  servicePage: {
    breadcrumb: 'Leistungen',
    /** To the page of the area; in the sheet beside the places that name the service. */
    area: 'Wo wir arbeiten',
    allPlaces: 'alle Orte',
    /** From the title to the answers below. */
    questions: 'Häufige Fragen',
    fit: {
      heading: 'Passt das zu Ihnen?',
      suits: 'Ja, wenn einer dieser Punkte zutrifft',
      otherwise: 'Dann passt ein anderer Dienst besser',
      needs: 'Für ein Angebot brauchen wir',
    },
    buyer: {
      permit: 'Erlaubnis',
      /** Of a craft that needs no permit, but is registered. */
      craftChamber: 'Gemeldet bei',
      insurance: 'Haftpflicht',
      qualification: 'Nötiger Nachweis',
      price: 'So entsteht der Preis',
      answers: 'Ihre Ansprechperson',
      /** To the owner's terms. */
      terms: 'Laufzeit und Vertrag',
    },
  },
  desk: {
    /** Below a page of the desk: the others. */
    more: 'Weiter planen',
    contact: {
      heading: 'Oder fragen Sie uns',
      text: 'Auch wenn noch etwas fehlt: Den Rest klären wir am Telefon.',
    },
  },
  /** Of the map of the regions, for those who do not see it. */
  map: {
    description: (regions: string) => `Karte: ${regions}.`,
    others: (count: number) => `${count} weitere Orte`,
  },
  /** At an old address, on hosts that cannot lead on by themselves. */
  moved: { title: 'Seite umgezogen', link: 'Diese Seite hat eine neue Adresse.' },
  notFound: {
    title: 'Seite nicht gefunden',
    heading: 'Kein Durchgang',
    text: 'Diese Seite gibt es nicht oder nicht mehr. Hier geht es weiter:',
    home: 'Zur Startseite',
    services: 'Unsere Leistungen',
    planning: 'Stunden planen',
    call: 'Oder rufen Sie uns an:',
  },
} as const
