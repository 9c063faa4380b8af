import { claim } from './claim'
import { laender } from './laender'
import own from './owner/texts/einsatzgebiet.json'
import { ownTexts } from './ownTexts'
import { areaInTitles, place } from './place'
import type { PageMeta } from './types'
import { germanList, TITLE_LENGTH } from './words'

/** As many places as a title holds, in their order. */
function titleOf(names: readonly string[]): string {
  return names.reduce((title, name, at) => {
    const longer = at === 0 ? `${title} ${name}` : `${title}, ${name}`
    return longer.length > TITLE_LENGTH ? title : longer
  }, 'Sicherheitsdienst')
}

const names = place.regions.map(({ name }) => name)
const isTold = place.regions.some(({ about }) => about)
const here = laender[place.land].inLand

const template = {
  meta: {
    title: titleOf(names),
    description: `Sicherheitsdienst in ${areaInTitles}: was an jedem Ort bewacht wird, wie unsere Kräfte hinkommen und welche Feiertage dort andere sind.`,
  } satisfies PageMeta,
  heading: 'Unser Einsatzgebiet',
  lead: isTold
    ? `Wir arbeiten in ${place.area}. Zu jedem Ort lesen Sie, was dort meist bewacht wird und wie unsere Kräfte hinkommen.`
    : `Wir arbeiten in ${place.area}. Hier sehen Sie, an welchen Orten und was dort bewacht wird.`,
  /** Below the words of a place in another Land than the seat's. */
  facts: {
    land: (land: string) => `Bundesland: ${land}.`,
    more: (holidays: readonly string[]) =>
      `Anders als ${here} ${holidays.length === 1 ? 'ist' : 'sind'} ${germanList(holidays)} hier Feiertag.`,
    fewer: (holidays: readonly string[]) =>
      `Anders als ${here} ${holidays.length === 1 ? 'ist' : 'sind'} ${germanList(holidays)} hier kein Feiertag.`,
  },
  services: { heading: 'Das bieten wir hier an' },
  elsewhere: {
    heading: 'Liegt Ihr Objekt an einem anderen Ort?',
    text: claim(
      'Fragen Sie uns. Wir sagen Ihnen offen, ob wir Anfahrt und Ablösung dorthin verlässlich planen können.',
    ),
  },
} as const

/** The page of the area: all of it but the places themselves, which are a record (`place.ts`). */
export const einsatzgebiet = ownTexts('einsatzgebiet', template, own)
