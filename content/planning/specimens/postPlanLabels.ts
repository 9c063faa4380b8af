import type { Clock } from '@/content/clock'
import type { SpecimenBlock } from './types'

/** Posts over the phases of an event. Sums of heads and hours are computed. */
type PostPlan = {
  posts: readonly string[]
  /** `heads`: one number for each post. `guests`: how many are there. */
  phases: readonly { name: string; from: Clock; to: Clock; guests: string; heads: readonly number[] }[]
}

/** The evening of the sheet, which the page of events watches as well. */
export const concert: PostPlan = {
  posts: ['Ein- und Ausgang', 'Publikum', 'Bühne', 'Tore', 'Leitung'],
  phases: [
    { name: 'Aufbau', from: '15:00', to: '17:00', guests: '0', heads: [0, 0, 2, 3, 1] },
    { name: 'Einlass', from: '17:00', to: '20:00', guests: 'bis 2.500', heads: [8, 3, 7, 7, 1] },
    { name: 'Konzert', from: '20:00', to: '22:00', guests: '2.500', heads: [4, 7, 7, 7, 1] },
    { name: 'Auslass', from: '22:00', to: '23:00', guests: 'bis 0', heads: [6, 3, 7, 9, 1] },
    { name: 'Abbau', from: '23:00', to: '00:30', guests: '0', heads: [0, 0, 2, 3, 1] },
  ],
}

export const postPlanLabels = {
  fields: [
    { label: 'Veranstaltung', value: '' },
    { label: 'Ort, Datum', value: '' },
    { label: 'Einsatzleitung', value: '' },
    { label: 'Telefon', value: '' },
    { label: 'Veranstalter vor Ort', value: '' },
    { label: 'Funkkanal', value: '' },
    { label: 'Sanitätsdienst, Feuerwehr', value: '' },
    { label: 'Treffpunkt, Uhrzeit', value: '' },
  ],
  heads: {
    heading: 'Kräfte je Posten und Phase',
    post: 'Posten',
    time: 'Zeit',
    hours: 'Stunden',
    heads: 'Kräfte',
    guests: 'Gäste',
  },
  after: [
    { kind: 'heading', text: 'Einteilung' },
    {
      kind: 'text',
      text: 'Tragen Sie in jedes Feld den Posten ein, unter Pause die Uhrzeit und wer ablöst.',
    },
    {
      kind: 'table',
      caption: 'Einteilung',
      columns: [
        { heading: 'Name', share: 20 },
        ...concert.phases.map(({ name }) => ({ heading: name })),
        { heading: 'Pause' },
      ],
      rows: [],
      empty: 11,
    },
    { kind: 'heading', text: 'An diesem Abend' },
    {
      kind: 'list',
      items: [
        'Rettungswege bleiben frei. Wer ein Hindernis findet, räumt es weg und meldet es: [Kanal].',
        'Kontrolliert wird nur mit Einwilligung, nach der Hausordnung vom [Datum].',
        'Wird es eng, meldet es der Posten: [Anzeichen]. Über einen Stopp am Einlass entscheidet: [Name].',
        'Abbruch oder Räumung ordnet an: [Name]. Stichwort: [Wort]. Sammelpunkt: [Ort].',
        'Fundsachen, verlorene Kinder, Verletzte: [Anlaufstelle].',
      ],
    },
    { kind: 'signatures', labels: ['Einsatzleitung', 'Veranstalter'] },
  ] satisfies SpecimenBlock[],
}
