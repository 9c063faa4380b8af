import { type Extras, extras } from '@/content/extras'
import { accessibilityDay, privacyDay, written } from '@/content/legal/ownersExtras'
import { place } from '@/content/place'
import { lawAsOf, lawRead } from '@/content/planning/lawAsOf'
import { socialContributions } from '@/content/planning/socialContributions'
import { type WageFloor, wageFloorsOf } from '@/content/planning/wageFloors'
import { germanDate } from '@/content/terms'
import { fileOf } from './ownersContent'

/** What pages say and time makes untrue. What an owner has dated himself, certificates and jobs, their own rules check. */
type Dated = {
  wageFloors: readonly Pick<WageFloor, 'what' | 'steps' | 'later'>[]
  contributions: Pick<typeof socialContributions, 'year' | 'until'>
  law: { text: string; until: string }
  extras: Pick<Extras, 'privacyAsOf' | 'accessibilityAsOf'>
}

const here: Dated = {
  wageFloors: wageFloorsOf(place.land),
  contributions: socialContributions,
  law: { text: lawAsOf, until: lawRead.until },
  extras,
}

/** The same day a year later, as far as it can be compared. */
function yearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
}

type Page = { page: string; field: string; day: string; shown: string }

/** A page that its owner goes through once a year. */
function readAgain(today: string, { page, field, day, shown }: Page): string[] {
  return today > yearAfter(day)
    ? [
        `${fileOf('extras')}: ${field}: ${page} trägt den Stand „${shown}“ und ist älter als zwölf Monate. Lesen Sie sie durch, ändern Sie, was nicht mehr stimmt, und tragen Sie den Tag ein. Richtig ist zum Beispiel „${today}“.`,
      ]
    : []
}

/** What has run out on a day (`2028-03-01`), one German line each: place, since when, what is to be done. */
export function agedFacts(
  today: string,
  { wageFloors, contributions, law, extras: own }: Dated = here,
): string[] {
  return [
    ...wageFloors.flatMap(({ what, steps, later }) => {
      const { to } = steps.at(-1) ?? steps[0]
      return today > to
        ? [
            `content/planning/wageFloors.ts: „${what}“ gilt nur bis zum ${germanDate(to)}. Eine neuere Vorlage weiß, was danach gilt (npm run update); sonst tragen Sie es unter steps ein, mit erstem und letztem Tag. Es steht ${later}.`,
          ]
        : []
    }),
    ...(today > contributions.until
      ? [
          `content/planning/socialContributions.ts: Mit den Beitragssätzen von ${contributions.year} lässt sich nur bis zum ${germanDate(contributions.until)} rechnen. Eine neuere Vorlage kennt die heutigen (npm run update); sonst tragen Sie sie ein und setzen year und until neu.`,
        ]
      : []),
    ...(today > law.until
      ? [
          `content/planning/lawAsOf.ts: „${law.text}“ gilt nur bis zum ${germanDate(law.until)} als gelesen. Eine neuere Vorlage ist neu gelesen (npm run update); sonst lassen Sie docs/recht.md durchsehen und setzen on und until neu.`,
        ]
      : []),
    ...readAgain(today, {
      page: 'Die Datenschutzerklärung',
      field: 'privacyAsOf',
      day: own.privacyAsOf ?? `${written.privacy}-30`,
      shown: privacyDay(own),
    }),
    ...readAgain(today, {
      page: 'Die Erklärung zur Barrierefreiheit',
      field: 'accessibilityAsOf',
      day: own.accessibilityAsOf ?? written.accessibility,
      shown: accessibilityDay(own),
    }),
  ].map((line) => line.replaceAll('\u00a0', ' '))
}
