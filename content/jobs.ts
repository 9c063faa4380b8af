import { EMPLOYMENT } from './employment'
import type { Job } from './extras'

const euros = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `Vollzeit oder Teilzeit` */
export function employmentOf({ employment }: Pick<Job, 'employment'>): string {
  return employment.map((kind) => EMPLOYMENT[kind]).join(' oder ')
}

/** `16,50 bis 18,00 € je Stunde, brutto` */
export function wageText({ from, to }: NonNullable<Job['wage']>): string {
  const amount =
    to === undefined
      ? `ab ${euros.format(from)}`
      : to === from
        ? euros.format(from)
        : `${euros.format(from)} bis ${euros.format(to)}`
  return `${amount}\u00a0€ je Stunde, brutto`
}

/** Words around the job offers of the record. Headings and the way to apply are those of the home page (`careers`). */
export const jobTexts = {
  heading: 'Offene Stellen',
  /** Above the title of an offer: the way back to the others. */
  breadcrumb: 'Karriere',
  facts: { place: 'Ort', employment: 'Umfang', wage: 'Lohn', until: 'Bewerben bis' },
  /** Title in search results. */
  title: (title: string, town: string) => `${title} in ${town}`,
  subject: (title: string, town: string) => `Bewerbung: ${title}, ${town}`,
} as const
