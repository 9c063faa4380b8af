import { claim } from './claim'
import { laender } from './laender'
import own from './owner/texts/einsatzgebiet.json' with { type: 'json' }
import { ownTexts } from './ownTexts'
import { areaInTitles, place } from './place'
import type { PageMeta } from './types'
import { germanList, TITLE_LENGTH } from './words'

/** What search results show of a description. */
const DESCRIPTION_LENGTH = 155

/** As many places as a title holds, in their order. */
function titleOf(names: readonly string[]): string {
  return names.reduce((title, name, at) => {
    const longer = at === 0 ? `${title} ${name}` : `${title}, ${name}`
    return longer.length > TITLE_LENGTH ? title : longer
  }, 'Sicherheitsdienst')
}

const names = place.regions.map(({ name }) => name)
const told = place.regions.filter(({ about }) => about).length
const hasOtherLand = place.regions.some(({ land = place.land }) => land !== place.land)
const more = hasOtherLand ? 'welche Feiertage dort andere sind' : 'welche Leistungen wir anbieten'

/** What can be read of the places: each has its line, not each has more. */
const texts =
  told === place.regions.length
    ? {
        description: ['was wir an jedem Ort bewachen', 'wie die Ablösung dorthin kommt'],
        lead: 'Jede Wache braucht eine Ablösung, die auch nachts ankommt. Hier steht, wie.',
      }
    : {
        description: ['an welchen Orten wir arbeiten', 'was dort bewacht wird'],
        lead: `Hier sehen Sie, an welchen Orten und was dort bewacht wird${told > 0 ? '; zu einigen lesen Sie mehr' : ''}.`,
      }

/** As many places as a description holds; where an area has another name after „in“, so may a place. */
function descriptionOf(): string {
  const some = names.map((_, at) => [
    ...names.slice(0, names.length - at),
    ...(at > 0 ? ['weiteren Orten'] : []),
  ])
  const wheres = [...(place.titleArea ? [] : some.map(germanList)), areaInTitles]
  const tails = [[...texts.description, more], texts.description].map(germanList)
  const all = wheres.flatMap((where) => tails.map((tail) => `Sicherheitsdienst in ${where}: ${tail}.`))
  return all.find(({ length }) => length <= DESCRIPTION_LENGTH) ?? `Sicherheitsdienst in ${areaInTitles}.`
}

const here = laender[place.land].inLand

const template = {
  meta: {
    title: titleOf(names),
    description: descriptionOf(),
  } satisfies PageMeta,
  heading: `Sicherheitsdienst in ${place.area}`,
  lead: texts.lead,
  /** Below the words of a place in another Land than the seat's. */
  facts: {
    land: (land: string) => `Bundesland: ${land}.`,
    more: (holidays: readonly string[]) =>
      `Anders als ${here} ${holidays.length === 1 ? 'ist' : 'sind'} ${germanList(holidays)} hier Feiertag.`,
    fewer: (holidays: readonly string[]) =>
      `Anders als ${here} ${holidays.length === 1 ? 'ist' : 'sind'} ${germanList(holidays)} hier kein Feiertag.`,
  },
  services: { heading: 'Das bieten wir hier an' },
  /** To a service, below the words of a place that names it. */
  serviceIn: (service: string, name: string) => `${service} in ${name}`,
  elsewhere: {
    heading: 'Liegt Ihr Objekt an einem anderen Ort?',
    text: claim('Wir sagen Ihnen, ob wir Anfahrt und Ablösung dorthin verlässlich planen können.'),
  },
} as const

/** The page of the area: all of it but the places themselves, which are a record (`place.ts`). */
export const einsatzgebiet = ownTexts('einsatzgebiet', template, own)
