import { z } from 'zod'
import { ADDRESS, type Read, registerCourt, registerNumber, text } from './asked'

/** What a company may say of register, taxes, insurance and contract. A line that is missing is shown nowhere. */
export const detailsSchema = z.strictObject({
  registerCourt: registerCourt('Registergericht').exactOptional(),
  registerNumber: registerNumber('Registernummer').exactOptional(),
  vatId: text('Umsatzsteuer-Identifikationsnummer', 'DE123456789', {
    pattern: /^DE\d{9}$/,
    cause: 'besteht nicht aus DE und neun Ziffern',
  }).exactOptional(),
  businessId: text('Wirtschafts-Identifikationsnummer', 'DE123456789-00001', {
    pattern: /^DE\d{9}-\d{5}$/,
    cause: 'besteht nicht aus DE, neun Ziffern, einem Strich und fünf Ziffern',
    question: '§ 5 DDG verlangt sie, sobald Sie eine haben.',
  }).exactOptional(),
  taxOffice: text('Finanzamt', 'Finanzamt Frankfurt am Main', {
    question: 'Das Gesetz verlangt es nicht; es lädt zu Betrug ein.',
  }).exactOptional(),
  taxNumber: text('Steuernummer', '045 123 45678', {
    pattern: /^(?=(?:\D*\d){10,13}\D*$)[\d /]+$/,
    cause: 'besteht nicht aus 10 bis 13 Ziffern mit Leerzeichen oder Schrägstrichen',
    question: 'Das Gesetz verlangt sie nicht; sie lädt zu Betrug ein.',
  }).exactOptional(),
  dataProtectionOfficer: text('Datenschutzbeauftragte Person', `Erika Beispiel, ${ADDRESS}`, {
    question: 'Name und Anschrift; Pflicht ab 20 Menschen an Bildschirmen (§ 38 BDSG).',
  }).exactOptional(),
  whistleblowing: text(
    'Interne Meldestelle',
    `Meldestelle der Beispiel Sicherheit GmbH, ${ADDRESS}, meldung@beispiel.de`,
    { question: 'Name und Anschrift; Pflicht ab 50 Beschäftigten (§ 12 HinSchG).' },
  ).exactOptional(),
  insurer: text('Haftpflichtversicherer', `Beispiel Versicherung AG, ${ADDRESS}`, {
    question: 'mit Anschrift (§ 2 DL-InfoV)',
  }).exactOptional(),
  insuredTerritory: text('Wo die Versicherung gilt', 'Deutschland').exactOptional(),
  insuredSums: text('Versicherte Summen je Schadensfall', '3.000.000 € für Personen- und Sachschäden', {
    question: 'Mindestens, was § 14 BewachV verlangt.',
  }).exactOptional(),
  craftChamber: text('Handwerkskammer', 'Handwerkskammer Frankfurt-Rhein-Main', {
    question: 'Bei der Ihre Gebäudereinigung gemeldet ist (§ 18 HwO).',
    pattern: /kammer/i,
    cause: 'ist keine Kammer',
  }).exactOptional(),
  wageAgreement: text(
    'Tarifvertrag',
    'Entgelttarifvertrag für Sicherheitsdienstleistungen in Hessen',
  ).exactOptional(),
  minimumTerm: text('Mindestlaufzeit eines Vertrags', 'Drei Monate').exactOptional(),
  noticePeriod: text('Kündigungsfrist', 'Vier Wochen zum Monatsende').exactOptional(),
  minimumDeployment: text('Kürzester Einsatz', 'Vier Stunden je Einsatz').exactOptional(),
  cancellation: text('Absage einer Veranstaltung', 'Kostenfrei bis 14 Tage vor Beginn').exactOptional(),
  subcontractors: text('Nachunternehmen', 'Nur mit Ihrer schriftlichen Zustimmung').exactOptional(),
  contactPerson: text('Wer Anfragen beantwortet', 'Erika Beispiel, Einsatzleitung').exactOptional(),
  nightContact: text(
    'Wen Ihre Kunden nachts erreichen',
    '069 123456-22, besetzt von 18 bis 8 Uhr',
  ).exactOptional(),
})

export type DetailsRecord = Read<z.infer<typeof detailsSchema>>
