import { z } from 'zod'
import { MOST } from '@/content/services/most'
import { entries, type Read, text } from './asked'

const services = (label: string, more: Parameters<typeof entries>[2]) =>
  entries(label, text('Leistung', 'werkschutz'), more)

/** What the company offers: nothing on the site speaks of another service. */
export const offerSchema = z.strictObject({
  services: services('Leistungen', {
    question: 'In der Reihenfolge, in der jede Liste sie zeigt.',
    least: 1,
  }),
  large: services('Groß auf der Startseite', {
    question: `Mit breitem Bild; höchstens ${MOST.large}.`,
    most: MOST.large,
  }).exactOptional(),
  footer: services('Im Fuß jeder Seite', {
    question: `Höchstens ${MOST.footer}.`,
    most: MOST.footer,
  }).exactOptional(),
})

export type OfferRecord = Read<z.infer<typeof offerSchema>>
