import type { Clock } from '@/content/clock'
import { templates } from '@/content/ownTexts'
import { expectNoFaults } from '@/content/support/expectNoFaults'
import type { Service, ServicePart } from '@/content/types'
import { watches } from '@/content/watches'
import { minutesOf } from '@/lib/both/clock'
import pictures from '@/lib/server/pictures.json' with { type: 'json' }
import { serviceOf, services } from '.'
import { drawnSlugs, writtenSlugs } from './slugs'

it('finds each one under its own slug', () => {
  expectNoFaults(
    writtenSlugs.flatMap((key) => {
      const { slug } = serviceOf(key)
      return slug === key
        ? []
        : [`content/services/index.ts führt '${slug}' unter '${key}': Beides muss dasselbe Wort sein.`]
    }),
  )
})

it('has a picture of every service that is offered', () => {
  expectNoFaults(
    services
      .filter(({ slug }) => !(`service/${slug}` in pictures))
      .map(
        ({ slug }) =>
          `${slug} hat kein Bild: Legen Sie eines nach content/owner/pictures/service/, etwa ${slug}.jpg, dann npm run images.`,
      ),
  )
})

it('orders what a page has, each part once', () => {
  expectNoFaults(
    services.flatMap(({ slug, parts, figure }) => {
      const has: readonly ServicePart[] = [
        'intro',
        'checklist',
        ...(watches[slug] ? (['watch'] as const) : []),
        ...(figure ? (['figure'] as const) : []),
      ]
      return [
        ...parts
          .filter((part, at) => parts.indexOf(part) !== at)
          .map((part) => `${slug}: parts nennt '${part}' zweimal.`),
        ...has
          .filter((part) => !parts.includes(part))
          .map((part) => `${slug}: In parts fehlt '${part}', die Seite zeigt es deshalb nicht.`),
      ]
    }),
  )
})

it('shows no figure in the dark', () => {
  expectNoFaults(
    services
      .filter(({ slug, parts }) => {
        const sky = watches[slug]?.sky.kind
        const inTheDark = sky === 'dawn' || sky === 'next morning'
        return inTheDark && parts.includes('figure') && parts.indexOf('figure') < parts.indexOf('watch')
      })
      .map(
        ({ slug }) =>
          `${slug}: figure steht in parts vor watch. Vor einer Nachtschicht ist es dunkel, Schaubilder brauchen hellen Grund: Setzen Sie figure dahinter.`,
      ),
  )
})

it('shows in a hero picture a minute of the shift that the watch tells', () => {
  expectNoFaults(
    services.flatMap(({ slug, pictureCaption }) => {
      const shift = watches[slug]?.shift
      if (pictureCaption === undefined || shift === undefined) {
        return []
      }
      const time = pictureCaption.match(/, (\d+:\d\d)\u00a0Uhr$/)?.[1] as Clock | undefined
      // A night counts from noon, so that its second half comes after its first; a day from midnight.
      const since = (of: Clock) => (minutesOf(of) + (shift.from < shift.to ? 0 : 12 * 60)) % (24 * 60)
      return time !== undefined && since(time) >= since(shift.from) && since(time) <= since(shift.to)
        ? []
        : [
            `${slug}: pictureCaption „${pictureCaption}“ endet nicht mit einer Uhrzeit von ${shift.from} bis ${shift.to}, der Schicht des Wachbuchs. Richtig ist zum Beispiel „Tor, 21:40\\u00a0Uhr“.`,
          ]
    }),
  )
})

it('asks for six things, each short enough to stand before a colon in a request', () => {
  expectNoFaults(
    // The template's: an owner may ask for what he likes.
    drawnSlugs.flatMap((slug) => {
      const { needs } = (templates.get(slug) as Service).fit
      return [
        ...(needs.length === 6 ? [] : [`${slug}: fit.needs nennt ${needs.length} Angaben statt sechs.`]),
        ...needs
          .filter((need) => need.length > 45 || /[:.?]/.test(need))
          .map(
            (need) =>
              `${slug}: „${need}“ in fit.needs passt nicht vor einen Doppelpunkt. Richtig ist zum Beispiel „Zahl der Zimmer und Etagen“.`,
          ),
      ]
    }),
  )
})
