import type { Extras } from '@/content/extras'

/** Everything of an owner's extras that pages show, of a company in Hamburg. */
export const filledExtras = {
  phones: [
    {
      label: 'Notruf der Leitstelle',
      number: '040 123456-99',
      hours: 'täglich 18 bis 6 Uhr',
      emergency: true,
    },
    { label: 'Büro Lübeck', number: '0451 123456-0' },
  ],
  whatsapp: '0151 23456789',
  openingHours: [
    { days: ['Mo', 'Di', 'Mi', 'Do'], from: '08:00', to: '17:00' },
    { days: ['Fr'], from: '08:00', to: '14:30' },
  ],
  branches: [
    {
      name: 'Niederlassung Lübeck',
      street: 'Am Burgfeld 4',
      postalCode: '23568',
      city: 'Lübeck',
      phone: '0451 123456-0',
    },
    { name: 'Büro Bremen', street: 'Am Wall 10', postalCode: '28195', city: 'Bremen' },
  ],
  generalPartner: {
    legalName: 'Schäfer Verwaltungs-GmbH',
    registerCourt: 'Amtsgericht Hamburg',
    registerNumber: 'HRB 123456',
  },
  certificates: [
    {
      name: 'DIN 77200-1:2022',
      number: '4711-0815',
      issuer: 'Prüfhaus Nord Zertifizierung GmbH',
      validUntil: '2028-03-31',
    },
    { name: 'ISO 9001:2015', issuer: 'Prüfhaus Nord Zertifizierung GmbH', validUntil: '2027-12-31' },
  ],
  memberships: [
    { name: 'Bundesverband der Sicherheitswirtschaft (BDSW)', href: 'https://www.bdsw.de/' },
    { name: 'Handelskammer Hamburg' },
  ],
  references: [
    {
      client: 'Elbkontor Immobilien GmbH',
      text: 'Empfang und Schließrunde in drei Bürohäusern seit 2019.',
      permission: 'Frau Petersen, E-Mail vom 3. Februar 2026',
    },
    {
      client: 'Hafenmuseum am Fluss',
      text: 'Aufsicht am Tag, Wache in der Nacht.',
      permission: 'Herr Voss, schriftlich am 12. Januar 2026',
    },
  ],
  languages: ['Englisch', 'Polnisch'],
  team: [
    {
      name: 'Antje Schäfer',
      task: 'Einsatzleitung',
      phone: '040 123456-11',
      email: 'antje@wachdienst-schaefer.de',
      slug: 'antje-schaefer',
    },
    { name: 'Ole Jensen', task: 'Angebote' },
  ],
  photoCredits: [{ pictures: 'Start und Werkschutz', credit: 'Foto: Ole Jensen, Hamburg' }],
  booking: 'https://termine.beispiel.de/schaefer',
  privacyAsOf: '2026-01-01',
  accessibilityAsOf: '2026-02-01',
} as const satisfies Extras
