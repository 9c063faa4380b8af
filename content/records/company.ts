import { z } from 'zod'
import { ADDRESS, choice, email, entries, pastDay, phone, postalCode, type Read, text, url } from './asked'

/** Whom one could write to. */
const authority = (label: string) =>
  text(label, 'Stadt Frankfurt am Main, Ordnungsamt', {
    pattern: /\p{L}{3}/u,
    cause: 'ist kein Name einer Behörde',
  })

/** Whether consumers are among them: what the legal pages must say depends on it. */
const CUSTOMERS = {
  business: 'Nur Unternehmen und öffentliche Stellen',
  all: 'Auch Privatleute und Eigentümergemeinschaften',
} as const

/** The company as every page names it. Nothing else in the project spells out its name, address or numbers. */
export const companySchema = z.strictObject({
  shortName: text('Kurzer Name', 'Beispiel Sicherheit', {
    format: 'wordmark',
    question: 'wie er im Kopf jeder Seite steht',
  }),
  legalName: text('Voller Name', 'Beispiel Sicherheit GmbH', { question: 'mit Rechtsform' }),
  street: text('Straße und Hausnummer', 'Mainzer Landstraße 1'),
  postalCode: postalCode(),
  city: text('Ort', 'Frankfurt am Main', { pattern: /^\P{N}+$/u, cause: 'enthält eine Ziffer' }),
  phone: phone(),
  email: email('E-Mail', 'info@beispiel.de'),
  applicationsEmail: email('E-Mail für Bewerbungen', 'bewerbung@beispiel.de'),
  managingDirector: text('Wer das Unternehmen leitet', 'Erika Beispiel', {
    question: 'mit Vor- und Nachnamen; zwei Personen verbindet ein „und“',
    pattern: /^[^@\d]+$/,
    cause: 'ist kein Name',
  }),
  managingDirectorTitle: text('Wie das im Impressum heißt', 'Inhaberin'),
  customers: choice('Wer Ihre Kunden sind', 'business', CUSTOMERS),
  permitAuthority: authority('Wer die Erlaubnis nach § 34a GewO erteilt hat'),
  permitDate: pastDay('Tag der Erlaubnis', '2023-05-31'),
  supervisoryAuthority: authority('Wer die Erlaubnis heute beaufsichtigt'),
  supervisoryAuthorityAddress: text('Anschrift dieser Behörde', ADDRESS),
  hostingProvider: text('Hoster', `Beispiel Hosting GmbH, ${ADDRESS}`, {
    question: 'Wer die Website speichert, mit Anschrift. Steht in der Datenschutzerklärung.',
  }),
  logDays: text('Tage, die der Hoster Zugriffe aufhebt', '14', {
    pattern: /^[1-9]\d{0,2}$/,
    cause: 'ist keine Zahl von Tagen zwischen 1 und 999',
    question: 'Das sagt sein Vertrag zur Auftragsverarbeitung oder seine Hilfe.',
  }),
  dataProtectionEmail: email('E-Mail für Fragen zum Datenschutz', 'datenschutz@beispiel.de'),
  socialProfiles: entries(
    'Profile in Netzwerken',
    z.strictObject({
      name: text('Netzwerk', 'LinkedIn'),
      href: url('Adresse Ihres Profils', 'https://www.linkedin.com/company/beispiel').exactOptional(),
    }),
    {
      itemLabel: 'name',
      question: 'Das Zeichen folgt aus dem Namen; ein anderes Netzwerk steht mit Namen da.',
    },
  ).exactOptional(),
})

export type CompanyRecord = Read<z.infer<typeof companySchema>>
