import type { OwnRecords } from '@/scripts/records/ownersContent'
import { museumsWache } from './museumsWache'

/** A company as its owner would write it down. What a record leaves out, the company does not say. */
export type Owner = {
  /** Of its copy of the project. */
  name: string
  records: Partial<OwnRecords>
  /** What no other company's site may say. */
  words: readonly string[]
}

const evidence = { basis: 'Eigene Auswertung', period: 'Verträge des Jahres 2025', asOf: 'Januar 2026' }

/** In the sample's own town, with every field filled in and a tenth service. */
export const frankfurt: Owner = {
  name: 'frankfurt',
  records: {
    website: {
      address: 'https://www.nachtruf.test',
      folder: '/sicherheit',
      formEndpoint: 'https://formulare.nachtruf.test/f/anfrage',
      formConstants: [
        { name: 'access_key', value: '7d1e-nacht' },
        { name: 'subject', value: 'Anfrage über die Website' },
      ],
    },
    company: {
      shortName: 'Nachtruf',
      legalName: 'Nachtruf Sicherheit GmbH',
      street: 'Hanauer Landstraße 1',
      postalCode: '60314',
      city: 'Frankfurt am Main',
      phone: '+49 (0)69 123456-0',
      email: 'info@nachtruf.test',
      applicationsEmail: 'bewerbung@nachtruf.test',
      managingDirector: 'Ayşe Öztürk-Müller',
      managingDirectorTitle: 'Geschäftsführerin',
      customers: 'business',
      permitAuthority: 'Stadt Offenbach am Main, Ordnungsamt',
      permitDate: '2019-08-01',
      supervisoryAuthority: 'Stadt Frankfurt am Main, Ordnungsamt',
      supervisoryAuthorityAddress: 'Kleyerstraße 86, 60326 Frankfurt am Main',
      hostingProvider: 'Serverhaus GmbH, Hafenstraße 2, 60327 Frankfurt am Main',
      logDays: '7',
      dataProtectionEmail: 'datenschutz@nachtruf.test',
      socialProfiles: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/nachtruf' }],
    },
    details: {
      registerCourt: 'Amtsgericht Frankfurt am Main',
      registerNumber: 'HRB 12345',
      vatId: 'DE123456789',
      taxOffice: 'Finanzamt Frankfurt am Main',
      taxNumber: '045 123 45678',
      dataProtectionOfficer: 'Jana Beck, Hafenstraße 4, 60327 Frankfurt am Main',
      insurer: 'Rheinische Versicherung AG, Rheinufer 1, 55116 Mainz',
      insuredTerritory: 'Deutschland',
      insuredSums: '5.000.000\u00a0€ für Personen- und Sachschäden',
      craftChamber: 'Handwerkskammer Frankfurt-Rhein-Main',
      wageAgreement: 'Entgelttarifvertrag für Sicherheitsdienstleistungen in Hessen',
      minimumTerm: 'Drei Monate',
      noticePeriod: 'Vier Wochen zum Monatsende',
      minimumDeployment: 'Vier Stunden je Einsatz',
      subcontractors: 'Nur mit Ihrer schriftlichen Zustimmung',
      contactPerson: 'Jonas Adler, Einsatzleitung',
      nightContact: '069 123456-22',
    },
    place: {
      town: 'Frankfurt',
      area: 'Frankfurt und Rhein-\u2060Main',
      land: 'HE',
      regions: [
        { name: 'Frankfurt', text: 'Bankenviertel, Osthafen, Messe', at: '50.122, 8.68' },
        {
          name: 'Offenbach',
          text: 'Neue Büros, alte Gewerbehöfe',
          at: '50.09, 8.765',
          services: [museumsWache.slug, 'empfangsdienst'],
        },
        { name: 'Mainz', text: 'Zollhafen, Büros, Gewerbegebiete', land: 'RP', at: '49.985, 8.255' },
      ],
    },
    offer: {
      services: [
        museumsWache.slug,
        'werkschutz',
        'objektschutz',
        'empfangsdienst',
        'veranstaltungsservice',
        'baustellenueberwachung',
        'kontrolldienst',
        'hotelsicherheit',
        'reinigungsdienste',
        'einzelhandelsschutz',
      ],
      large: ['werkschutz', 'hotelsicherheit'],
      footer: ['werkschutz', 'objektschutz', 'empfangsdienst'],
    },
    facts: {
      leadershipExperience: {
        value: '25+',
        label: 'Jahre Branchenerfahrung unserer Führungskräfte',
        ...evidence,
      },
      employees: { value: '5000+', label: 'Mitarbeitende bundesweit', ...evidence },
      serviceLines: { value: '15+', label: 'Leistungsbereiche, einzeln oder kombiniert', ...evidence },
      clientRetention: { value: '98\u00a0%', label: 'Kundenbindung', ...evidence },
      operationsExperience: {
        value: 'über 15\u00a0Jahre',
        label: 'Erfahrung bringt unsere Einsatzleitung im Durchschnitt mit',
        ...evidence,
      },
      founded: '2023',
    },
    formService: {
      provider: 'Formdienst GmbH, Hafenstraße 3, 60327 Frankfurt am Main',
      country: 'Deutschland',
      storagePeriod: 'sechs Monate',
    },
    extras: { film: true },
    services: { services: [museumsWache] },
  },
  words: ['Nachtruf', 'nachtruf', 'Öztürk', 'Hanauer Landstraße', '123456-0', 'Museumswache'],
}

/** Six services, four regions in three Länder, no film, own pictures and an own logo; a GmbH & Co. KG with a long name. */
export const hamburg: Owner = {
  name: 'hamburg',
  records: {
    website: {
      address: 'https://www.schaefer-wache.test',
      formEndpoint: 'https://formulare.schaefer-wache.test/f/anfrage',
    },
    company: {
      shortName: 'Schäfer & Söhne',
      legalName: 'Schäfer & Söhne Wach- und Schließgesellschaft mbH & Co. KG',
      street: 'Billstraße 87',
      postalCode: '20539',
      city: 'Hamburg',
      phone: '040 239876-0',
      email: 'info@schaefer-wache.test',
      applicationsEmail: 'arbeit@schaefer-wache.test',
      managingDirector: 'Hinnerk Schäfer',
      managingDirectorTitle: 'Geschäftsführer',
      customers: 'business',
      permitAuthority: 'Bezirksamt Hamburg-Mitte',
      permitDate: '2014-03-03',
      supervisoryAuthority: 'Bezirksamt Hamburg-Mitte',
      supervisoryAuthorityAddress: 'Caffamacherreihe 1–3, 20355 Hamburg',
      hostingProvider: 'Nordserver GmbH, Deichweg 9, 21107 Hamburg',
      logDays: '14',
      dataProtectionEmail: 'datenschutz@schaefer-wache.test',
      socialProfiles: [{ name: 'Xing', href: 'https://www.xing.com/pages/schaefer-wache' }],
    },
    details: {
      registerCourt: 'Amtsgericht Hamburg',
      registerNumber: 'HRA 98765',
      vatId: 'DE987654321',
      businessId: 'DE987654321-00001',
      whistleblowing: 'Meldestelle der Schäfer & Söhne Gruppe, Billstraße 87, 20539 Hamburg',
      insurer: 'Hanseatische Versicherung AG, Alsterufer 1, 20354 Hamburg',
      insuredTerritory: 'Deutschland',
      wageAgreement: 'Entgelttarifvertrag für Sicherheitsdienstleistungen in Hamburg',
      contactPerson: 'Meike Lührs, Einsatzleitung',
    },
    place: {
      town: 'Hamburg',
      area: 'Hamburg und Umland',
      land: 'HH',
      regions: [
        { name: 'Hamburg', text: 'Hafen, Kontorhäuser, Hotels', at: '53.55, 9.99' },
        {
          name: 'Norderstedt',
          text: 'Lager und Logistik',
          about: 'Hallen an der Autobahn, die nachts verladen. Unsere Ablösung fährt mit dem Wagen.',
          land: 'SH',
          at: '53.7, 10.0',
        },
        { name: 'Lüneburg', text: 'Altstadt und Gewerbehöfe', land: 'NI', at: '53.25, 10.41' },
        { name: 'Stade', text: 'Industrie am Strom', land: 'NI', at: '53.6, 9.47' },
      ],
      geo: '53.54, 10.02',
    },
    offer: {
      services: [
        'objektschutz',
        'baustellenueberwachung',
        'kontrolldienst',
        'veranstaltungsservice',
        'einzelhandelsschutz',
        'empfangsdienst',
      ],
      large: ['objektschutz', 'veranstaltungsservice'],
      footer: ['objektschutz', 'kontrolldienst', 'baustellenueberwachung'],
    },
    facts: {
      leadershipExperience: { value: '12\u00a0Jahre', label: 'Wachdienst im Hafen', ...evidence },
      employees: { value: '80', label: 'Mitarbeitende', ...evidence },
      serviceLines: { value: '6', label: 'Leistungen, einzeln oder zusammen', ...evidence },
      founded: '2014',
    },
    formService: {
      provider: 'Formulare Nord GmbH, Deichweg 11, 21107 Hamburg',
      country: 'Deutschland',
      storagePeriod: 'drei Monate',
    },
    extras: {
      phones: [
        {
          label: 'Leitstelle',
          number: '040 239876-22',
          hours: 'täglich 18 bis 7 Uhr',
          emergency: true,
        },
      ],
      openingHours: [{ days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], from: '08:00', to: '17:00' }],
      generalPartner: {
        legalName: 'Schäfer & Söhne Verwaltungs GmbH',
        registerCourt: 'Amtsgericht Hamburg',
        registerNumber: 'HRB 54321',
      },
      certificates: [
        { name: 'DIN 77200-1', number: 'HH-4711', issuer: 'Prüfhaus Elbe GmbH', validUntil: '2035-12-31' },
      ],
      jobs: [
        {
          slug: 'objektschutz-nacht',
          title: 'Sicherheitskraft im Objektschutz (m/w/d)',
          text: 'Sie bewachen nachts ein Kontorhaus am Fleet, zu zweit und mit festem Dienstplan.',
          tasks: ['Rundgänge durch acht Etagen', 'Alarme prüfen und melden'],
          needs: ['Unterrichtung nach § 34a GewO', 'Deutsch für Gespräche und Berichte'],
          town: 'Hamburg',
          postalCode: '20457',
          employment: ['FULL_TIME'],
          posted: '2026-01-15',
          validThrough: '2035-12-31',
          wage: { from: 16.5 },
        },
      ],
      redirects: [{ from: '/leistungen.html', to: '/#services' }],
      photoCredits: [{ pictures: 'Startbild und Leitstand', credit: 'Meike Lührs' }],
      accent: '#0a5d7d',
      languages: ['Englisch', 'Polnisch'],
      team: [{ name: 'Meike Lührs', task: 'Einsatzleitung', phone: '040 239876-14' }],
      privacyAsOf: '2026-01-15',
      accessibilityAsOf: '2026-01-15',
    },
  },
  words: ['Schäfer', 'schaefer', 'Hamburg', 'Norderstedt', 'Lüneburg', 'Stade', '239876', 'Prüfhaus Elbe'],
}

/** Two people, two services, two regions, and as little said as the law allows. */
const passau: Owner = {
  name: 'passau',
  records: {
    website: {
      address: 'https://wache-innstadt.test',
      formEndpoint: 'https://formulare.wache-innstadt.test/f/anfrage',
    },
    company: {
      shortName: 'Wache Innstadt',
      legalName: 'Wache Innstadt Huber & Lang GbR',
      street: 'Kapuzinerstraße 12',
      postalCode: '94032',
      city: 'Passau',
      phone: '0851 55501-0',
      email: 'servus@wache-innstadt.test',
      applicationsEmail: 'servus@wache-innstadt.test',
      managingDirector: 'Vroni Huber und Sepp Lang',
      managingDirectorTitle: 'Inhaber',
      customers: 'all',
      permitAuthority: 'Stadt Passau, Ordnungsamt',
      permitDate: '2021-10-04',
      supervisoryAuthority: 'Stadt Passau, Ordnungsamt',
      supervisoryAuthorityAddress: 'Rathausplatz 2, 94032 Passau',
      hostingProvider: 'Dreiflüsse Hosting GmbH, Donaulände 3, 94032 Passau',
      logDays: '7',
      dataProtectionEmail: 'servus@wache-innstadt.test',
    },
    details: {},
    place: {
      town: 'Passau',
      area: 'Passau und im Bayerischen Wald',
      titleArea: 'Passau und Bayerischer Wald',
      land: 'BY',
      regions: [
        { name: 'Passau', text: 'Altstadt, Innstadt, Häfen' },
        { name: 'Vilshofen', text: 'Betriebe an der Donau' },
      ],
    },
    offer: { services: ['kontrolldienst', 'objektschutz'], large: [], footer: [] },
    facts: {
      employees: { value: '2', label: 'Menschen, die Sie beim Namen kennen', ...evidence },
      founded: '2021',
    },
    formService: {
      provider: 'Formulare Donau GmbH, Donaulände 5, 94032 Passau',
      country: 'Deutschland',
      storagePeriod: 'drei Monate',
    },
    extras: {},
  },
  words: ['Innstadt', 'innstadt', 'Passau', 'Vilshofen', 'Bayer', 'Huber', '55501'],
}

export const owners: readonly Owner[] = [frankfurt, hamburg, passau]
