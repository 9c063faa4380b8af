import { z } from 'zod'
import { entries, type Read, slug, text } from './asked'

const statement = z.strictObject({
  title: text('Überschrift', 'Runden durch die Säle'),
  text: text(
    'Ein, zwei Sätze',
    'Zu wechselnden Zeiten gehen wir durch alle Säle und prüfen Türen und Fenster.',
    {
      multiline: true,
    },
  ),
})

/** A service beside those that the template has texts for. It has no drawn watch. */
const service = z.strictObject({
  slug: slug(
    'Adresse der Seite',
    'museumswache',
    'Unter „Leistungen“ tragen Sie dasselbe Wort ein; das Bild heißt service/museumswache.',
  ),
  title: text('Name', 'Museumswache', { format: 'wordmark' }),
  keyword: text('Wort im ersten Satz der Startseite', 'Museum', { question: 'Was bewacht wird.' }),
  cardLine: text('Zeile auf Karten', 'Aufsicht am Tag, Wache in der Nacht, Ruhe in den Sälen.', {
    question: '45 bis 85 Zeichen',
  }),
  heroLine: text(
    'Satz unter der Überschrift',
    'Wir bewachen Museen und Sammlungen in Lübeck und Ostholstein.',
    { question: 'Was Sie tun, für wen und wo.', multiline: true },
  ),
  pictureAlt: text(
    'Was das Bild zeigt',
    'Ein dunkler Saal, durch den eine Sicherheitskraft mit Lampe geht.',
    {
      question: 'Für alle, die es nicht sehen.',
      multiline: true,
    },
  ),
  description: text(
    'Text in Suchergebnissen',
    'Museumswache in Lübeck: Aufsicht am Tag, Wache in der Nacht, Übergabe an Ihr Haus. Mit Wachbuch für jede Runde und jede Tür.',
    { question: '120 bis 155 Zeichen', multiline: true },
  ),
  intro: z
    .strictObject({
      heading: text('Überschrift', 'Ein Haus, das nachts still sein soll'),
      paragraphs: entries(
        'Absätze',
        text('Absatz', 'Wir sprechen mit Ihrer Hausleitung ab, welcher Saal wann schließt.', {
          multiline: true,
        }),
        { least: 1 },
      ),
    })
    .meta({ label: 'Einleitung' }),
  checklist: z
    .strictObject({
      heading: text('Überschrift', 'Vier Aufgaben im Museum'),
      items: entries('Genau vier Punkte', statement, { itemLabel: 'title', least: 4, most: 4 }),
    })
    .meta({ label: 'Vier Punkte' }),
  suits: entries('Passt, wenn …', text('Satz', 'Ihr Haus hat abends Veranstaltungen.'), { least: 1 }),
  needs: entries('Für ein Angebot brauchen Sie', text('Angabe', 'Grundriss mit Notausgängen'), { least: 1 }),
  qualification: text('Nötiger Nachweis', 'Mindestens die Unterrichtung nach § 34a GewO'),
  price: text('So entsteht der Preis', 'Stunden, Stundensatz, Zuschläge'),
  questions: entries(
    'Fragen und Antworten',
    z.strictObject({
      question: text('Frage', 'Wer spricht mit Besuchern?'),
      answer: text('Antwort', 'Unsere Aufsicht; bei Fragen zur Kunst Ihr Haus.', { multiline: true }),
    }),
    { itemLabel: 'question', least: 1 },
  ),
  callUs: z
    .strictObject({
      heading: text('Überschrift', 'Was hängt bei Ihnen an der Wand?'),
      text: text('Satz', 'Rufen Sie an. Wir fragen nach Sälen, Zeiten und Technik.', { multiline: true }),
    })
    .meta({ label: 'Anruf' }),
})

export const servicesSchema = z.strictObject({
  services: entries('Eigene Leistungen', service, {
    itemLabel: 'title',
    question: 'Leistungen, für die es noch keine Seite gibt. Sie haben keine Zeichnung.',
  }).exactOptional(),
})

export type OwnService = Read<z.infer<typeof service>>
