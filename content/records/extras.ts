import { z } from 'zod'
import { EMPLOYMENT } from '@/content/employment'
import {
  choice,
  email,
  entries,
  flag,
  lastDay,
  pastDay,
  phone,
  postalCode,
  type Read,
  registerCourt,
  registerNumber,
  slug,
  text,
  url,
} from './asked'

const DAYS = {
  Mo: 'Montag',
  Di: 'Dienstag',
  Mi: 'Mittwoch',
  Do: 'Donnerstag',
  Fr: 'Freitag',
  Sa: 'Samstag',
  So: 'Sonntag',
} as const

const amount = (label: string, example: string) =>
  z.number().meta({ label, example, question: 'Brutto in Euro je Stunde.' })

const furtherPhone = z.strictObject({
  label: text('Wofür', 'Leitstelle', { question: '„Notruf“ nur, wenn rund um die Uhr jemand abnimmt.' }),
  number: phone('Nummer'),
  hours: text('Wann jemand abnimmt', 'täglich 18 bis 6 Uhr').exactOptional(),
  emergency: flag(
    'Für den Ernstfall',
    'Steht auch in der Leiste auf dem Handy und auf der Seite für falsche Adressen.',
  ).exactOptional(),
})

const openingHours = z.strictObject({
  days: entries('Tage', choice('Tag', 'Mo', DAYS), { least: 1, example: 'Mo' }),
  from: text('Von', '08:00', {
    pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
    cause: 'ist keine Uhrzeit von 00:00 bis 23:59',
  }),
  to: text('Bis', '17:00', {
    pattern: /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/,
    cause: 'ist keine Uhrzeit von 00:00 bis 24:00',
  }),
})

const job = z.strictObject({
  slug: slug(
    'Adresse der Seite',
    'objektschutz-nacht',
    'Ihre Seite liegt dann unter /karriere/objektschutz-nacht/.',
  ),
  title: text('Titel', 'Sicherheitskraft (m/w/d) für Nachtdienste', {
    question: 'Er spricht alle Geschlechter an (§ 11 AGG).',
  }),
  text: text('Zwei, drei Sätze', 'Sie bewachen nachts ein Bürohaus, zu zweit und mit festem Dienstplan.', {
    multiline: true,
  }),
  tasks: entries('Aufgaben', text('Aufgabe', 'Rundgänge durch acht Etagen'), { least: 1 }),
  needs: entries('Was man braucht', text('Voraussetzung', 'Unterrichtung nach § 34a GewO'), { least: 1 }),
  town: text('Arbeitsort', 'Mainz'),
  postalCode: postalCode(),
  employment: entries('Umfang', choice('Umfang', 'FULL_TIME', EMPLOYMENT), {
    least: 1,
    example: 'FULL_TIME',
  }),
  posted: pastDay('Veröffentlicht', '2026-01-15'),
  validThrough: lastDay('Bewerbungsschluss'),
  wage: z
    .strictObject({
      from: amount('Lohn ab', '16.5'),
      to: amount('Lohn bis', '18').exactOptional(),
    })
    .meta({ label: 'Lohn', question: 'Ohne „bis“ heißt es „ab“.' })
    .exactOptional(),
})

/** What only some companies have. Each part is invisible where it is missing or empty. */
export const extrasSchema = z.strictObject({
  phones: entries('Weitere Nummern', furtherPhone, { itemLabel: 'label' }).exactOptional(),
  whatsapp: text('Nummer für WhatsApp', '0170 1234567', { format: 'phone' }).exactOptional(),
  openingHours: entries('Bürozeiten', openingHours, { itemLabel: 'from' }).exactOptional(),
  languages: entries('Sprachen neben Deutsch', text('Sprache', 'Englisch')).exactOptional(),
  booking: url('Adresse, unter der man einen Termin bucht', 'https://termine.beispiel.de').exactOptional(),
  team: entries(
    'Menschen, mit denen Kunden sprechen',
    z.strictObject({
      name: text('Name', 'Erika Beispiel'),
      task: text('Aufgabe', 'Einsatzleitung'),
      phone: phone('Durchwahl').exactOptional(),
      email: email('E-Mail', 'beispiel@beispiel.de').exactOptional(),
      slug: slug(
        'Name der Bilddatei',
        'erika-beispiel',
        'Das Porträt heißt dann team/erika-beispiel.',
      ).exactOptional(),
    }),
    { itemLabel: 'name' },
  ).exactOptional(),
  branches: entries(
    'Weitere Standorte',
    z.strictObject({
      name: text('Name', 'Niederlassung Mainz'),
      street: text('Straße und Hausnummer', 'Rheinallee 1'),
      postalCode: postalCode(),
      city: text('Ort', 'Mainz'),
      phone: phone().exactOptional(),
    }),
    { itemLabel: 'name' },
  ).exactOptional(),
  generalPartner: z
    .strictObject({
      legalName: text('Name', 'Beispiel Verwaltungs-GmbH'),
      registerCourt: registerCourt('Registergericht'),
      registerNumber: registerNumber('Registernummer'),
    })
    .meta({ label: 'Komplementärin', question: 'Die haftende Gesellschafterin einer GmbH & Co. KG.' })
    .exactOptional(),
  jobs: entries('Stellen', job, { itemLabel: 'title' }).exactOptional(),
  certificates: entries(
    'Zertifikate',
    z.strictObject({
      name: text('Name', 'DIN 77200-1'),
      number: text('Nummer', '12-345').exactOptional(),
      issuer: text('Wer es ausgestellt hat', 'Beispiel Zertifizierung GmbH'),
      validUntil: lastDay('Gültig bis'),
    }),
    { itemLabel: 'name' },
  ).exactOptional(),
  memberships: entries(
    'Mitgliedschaften',
    z.strictObject({
      name: text('Verband oder Kammer', 'Beispielverband der Wachdienste'),
      href: url('Adresse', 'https://www.beispiel.de').exactOptional(),
    }),
    { itemLabel: 'name' },
  ).exactOptional(),
  references: entries(
    'Referenzen',
    z.strictObject({
      client: text('Kunde', 'Beispiel Logistik GmbH'),
      text: text('Was Sie dort tun', 'Werkschutz seit 2022'),
      permission: text('Wer es wann erlaubt hat', 'Erika Beispiel, E-Mail vom 3. März 2026', {
        question: 'Die Website zeigt es nie.',
      }),
    }),
    { itemLabel: 'client' },
  ).exactOptional(),
  photoCredits: entries(
    'Bildnachweis',
    z.strictObject({ pictures: text('Bilder', 'Startbild'), credit: text('Von wem', 'Erika Beispiel') }),
    { itemLabel: 'pictures' },
  ).exactOptional(),
  film: flag(
    'Film',
    'Der mitgelieferte Film zeigt Frankfurt. Er steht über dem Einsatzgebiet.',
  ).exactOptional(),
  accent: text('Farbe', '#c8102e', {
    format: 'accent',
    question: 'Ihre Farbe für Schaltflächen und Zeichen. Helle und dunkle Form rechnet die Website aus.',
  }).exactOptional(),
  redirects: entries(
    'Alte Adressen',
    z.strictObject({
      from: text('Alte Adresse', '/leistungen.html'),
      to: z.templateLiteral(['/', z.string()]).meta({ label: 'Führt nach', example: '/#services' }),
    }),
    { itemLabel: 'from', question: 'Einer früheren Website; der Server leitet weiter.' },
  ).exactOptional(),
  privacyAsOf: pastDay('Tag der Datenschutzerklärung', '2026-01-15').exactOptional(),
  accessibilityAsOf: pastDay(
    'Tag, an dem Sie die Barrierefreiheit geprüft haben',
    '2026-01-15',
  ).exactOptional(),
})

export type ExtrasRecord = Read<z.infer<typeof extrasSchema>>
