import { z } from 'zod'
import { type Read, text } from './asked'

/** `says`: what the sentence below has to say, so that nobody reads more into the figure. */
const figure = (label: string, value: string, counted: string, says?: string) =>
  z
    .strictObject({
      value: text('Die Zahl, wie sie dasteht', value),
      label: text('Was sie zählt', counted),
      counts: text('Ein Satz darunter', 'Bei uns selbst angestellt, in Voll- und Teilzeit.', {
        ...(says && { question: says }),
      }).exactOptional(),
      basis: text('Worauf sie beruht', 'Eigene Auswertung', {
        question: 'Bei einem Anteil beide Zahlen: „245 von 250 Daueraufträgen“.',
      }).exactOptional(),
      period: text('Für welche Zeit', 'Verträge des Jahres 2025').exactOptional(),
      asOf: text('Auf welchem Stand', 'Januar 2026', { format: 'dated' }).exactOptional(),
    })
    .meta({ label })
    .exactOptional()

/** Figures of the company, each with its own subject: one about oneself must be true and proven (section 5 UWG). */
export const factsSchema = z.strictObject({
  leadershipExperience: figure(
    'Erfahrung der Leitung',
    '25+',
    'Jahre Branchenerfahrung unserer Führungskräfte',
    'wessen Jahre es sind',
  ),
  employees: figure(
    'Zahl der Mitarbeitenden',
    '310',
    'Mitarbeitende',
    'wo sie angestellt sind und wie gezählt wurde',
  ),
  serviceLines: figure('Zahl der Leistungen', '6', 'Leistungen, einzeln oder zusammen', 'welche es sind'),
  clientRetention: figure(
    'Treue der Kunden',
    '94 %',
    'Kundenbindung',
    'welche Aufträge zählen und nach welcher Zeit',
  ),
  operationsExperience: figure(
    'Erfahrung der Einsatzleitung',
    'über 12 Jahre',
    'Erfahrung bringt unsere Einsatzleitung im Durchschnitt mit',
  ),
  founded: text('Jahr der Gründung', '2019', { format: 'pastYear' }).exactOptional(),
})

export type FactsRecord = Read<z.infer<typeof factsSchema>>
