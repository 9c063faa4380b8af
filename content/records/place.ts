import { z } from 'zod'
import { landNames } from '@/content/landNames'
import { choice, entries, flag, type Read, text } from './asked'

/** Stands after 'in' in the sentences. */
const after = (label: string, example: string, question: string) =>
  text(label, example, {
    question,
    pattern: /^(?!i[nm]\s)/i,
    cause: 'beginnt mit „in“; dieses Wort steht schon in den Sätzen',
  })

const point = (label: string) =>
  text(label, '53.96, 10.87', {
    format: 'point',
    question: 'Breite und Länge, wie Kartendienste sie zeigen',
  }).exactOptional()

const land = (label: string) => choice(label, 'SH', landNames)

/** Where the company works. Titles, texts, map, calculator and search engines' data take it from here. */
export const placeSchema = z.strictObject({
  town: after('Stadt', 'Lübeck', 'wie man sie in eine Suchmaschine tippt'),
  area: after('Gebiet', 'Lübeck und Ostholstein', 'wie es in einem Satz nach „in“ steht'),
  titleArea: after(
    'Gebiet in Überschriften',
    'Passau und Bayerischer Wald',
    'wenn es ohne „in“ anders heißt',
  ).exactOptional(),
  land: land('Bundesland Ihres Sitzes'),
  regions: entries(
    'Orte',
    z.strictObject({
      name: text('Name', 'Travemünde'),
      text: text('Was Sie dort bewachen', 'Hafen, Hotels und Ferienhäuser'),
      about: text(
        'Sätze für die Seite „Einsatzgebiet“',
        'Am Hafen bewachen wir Lager, in der Saison auch Hotels. Zur Ablösung fährt die Bahn bis Mitternacht.',
        { multiline: true, question: 'Was Sie dort bewachen und wie die Ablösung hinkommt.' },
      ).exactOptional(),
      land: land('Bundesland, wenn es ein anderes ist').exactOptional(),
      at: point('Auf der Karte'),
      wide: flag('Gegend statt Stadt', 'Auf der Karte ein Ring statt eines Punkts.').exactOptional(),
      services: entries('Leistungen dort', text('Leistung', 'werkschutz'), {
        question:
          'Sie werden zu Links wie „Werkschutz in Travemünde“, und die Seiten dieser Leistungen nennen den Ort.',
      }).exactOptional(),
    }),
    { itemLabel: 'name', least: 2, question: 'Mindestens zwei, Ihr Sitz zuerst.' },
  ),
  tradeFair: flag(
    'Messestadt',
    'Zu Messen brauchen Hotels und Hallen bei Ihnen mehr Kräfte.',
  ).exactOptional(),
  geo: point('Ihr Büro auf der Karte der Suchmaschinen'),
})

export type PlaceRecord = Read<z.infer<typeof placeSchema>>
