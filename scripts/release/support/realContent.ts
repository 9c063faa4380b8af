import { real } from '@/content/companyRecord'
import { codeOf } from '@/scripts/release/claims'
import type { OwnersContent } from '@/scripts/release/ownersContent'

const claims = [{ name: 'figures', sentences: ['310 · Mitarbeitende'] }]
const evidence = { basis: 'Eigene Auswertung', period: 'Verträge des Jahres 2025', asOf: 'Januar 2026' }

/** A company with every field filled in and everything confirmed: nothing stands in the way of its release. */
export const realContent: OwnersContent = {
  record: {
    shortName: real('Nachtruf'),
    legalName: real('Nachtruf Sicherheit GmbH & Co. KG'),
    street: real('Hanauer Landstraße 1'),
    postalCode: real('60314'),
    city: real('Frankfurt am Main'),
    phone: real('+49 (0)69 123456-0'),
    email: real('info@nachtruf.de'),
    applicationsEmail: real('bewerbung@nachtruf.de'),
    managingDirector: real('Ayşe Öztürk-Müller'),
    managingDirectorTitle: real('Geschäftsführerin'),
    registerCourt: real('Amtsgericht Frankfurt am Main'),
    registerNumber: real('HRA 12345 B'),
    permitAuthority: real('Stadt Offenbach am Main, Ordnungsamt'),
    permitDate: real('2019-08-01'),
    supervisoryAuthority: real('Stadt Frankfurt am Main, Ordnungsamt'),
    supervisoryAuthorityAddress: real('Kleyerstraße 86, 60326 Frankfurt am Main'),
    hostingProvider: real('Serverhaus GmbH, Hafenstraße 2, 60327 Frankfurt am Main'),
    logDays: real('7'),
    dataProtectionEmail: real('datenschutz@nachtruf.de'),
    vatId: real('DE123456789'),
    taxOffice: real('Finanzamt Frankfurt am Main'),
    taxNumber: real('045 123 45678'),
    dataProtectionOfficer: real('Jana Beck, Hafenstraße 4, 60327 Frankfurt am Main'),
    insurer: real('Rheinische Versicherung AG, Rheinufer 1, 55116 Mainz'),
    insuredTerritory: real('Deutschland'),
    insuredSums: real('5.000.000\u00a0€ für Personen- und Sachschäden'),
    wageAgreement: real('Entgelttarifvertrag für Sicherheitsdienstleistungen in Hessen'),
    minimumTerm: real('Drei Monate'),
    noticePeriod: real('Vier Wochen zum Monatsende'),
    minimumDeployment: real('Vier Stunden je Einsatz'),
    subcontractors: real('Nur mit Ihrer schriftlichen Zustimmung'),
    contactPerson: real('Jonas Adler, Einsatzleitung'),
    nightContact: real('069 123456-22'),
  },
  socialProfiles: [
    { icon: 'linkedin', name: 'LinkedIn', href: 'https://www.linkedin.com/company/nachtruf' },
    { icon: 'instagram', name: 'Instagram', href: null },
  ],
  facts: {
    employees: { value: '310', label: 'Mitarbeitende', evidence },
    founded: { value: '2019', label: 'gegründet' },
  },
  claims,
  confirmations: Object.fromEntries(claims.map((page) => [page.name, codeOf(page)])),
  formService: {
    sample: false,
    provider: 'Formdienst GmbH, Hafenstraße 3, 60327 Frankfurt am Main',
    country: 'Deutschland',
    transferBasis: null,
    storagePeriod: 'sechs Monate',
  },
  sharingTitles: [{ file: 'home.ts', field: 'hero.headline', title: 'Wir sind wach.' }],
}
