import { laender } from '@/content/laender'
import type { Coordinates, Place, Region } from '@/content/place'
import { faultOf, optionalFaultOf, sentencesOf } from '@/lib/server/rules'
import { oneOf, text, textRule } from './rules'

/** Germany in degrees, with some room. */
const BOUNDS = { longitude: [5.8, 15.1], latitude: [47.2, 55.1] } as const

export const LEAST_REGIONS = 2

/** Stands after 'in' in the sentences. */
const after = (right: string) =>
  textRule(
    (value) => (/^i[nm]\s/i.test(value) ? 'beginnt mit „in“; dieses Wort steht schon in den Sätzen' : null),
    right,
  )

export const placeRules = {
  town: after('Lübeck'),
  area: after('Lübeck und Ostholstein'),
  titleArea: after('Lübeck und Ostholstein'),
  land: oneOf(Object.keys(laender), 'SH'),
  region: {
    name: text('Travemünde'),
    text: text('Hafen, Hotels und Ferienhäuser'),
    about: text(
      'Am Hafen bewachen wir Lager, in der Saison auch Hotels. Zur Ablösung fährt die Bahn bis Mitternacht.',
    ),
  },
}

/** Where the coordinates of an example lie. */
const RIGHT_COORDINATES = '[10.87, 53.96]'

const isWithin = (degrees: number, [least, most]: readonly [number, number]) =>
  degrees >= least && degrees <= most

/** Why no point in Germany is meant, or null. */
export function coordinatesCause(at: Coordinates): string | null {
  const [longitude, latitude] = at
  if (!Array.isArray(at) || at.length !== 2 || !at.every(Number.isFinite)) {
    return 'besteht nicht aus zwei Zahlen'
  }
  if (isWithin(longitude, BOUNDS.latitude) && isWithin(latitude, BOUNDS.longitude)) {
    return 'ist vertauscht; zuerst kommt die Länge (Ost), dann die Breite (Nord)'
  }
  return isWithin(longitude, BOUNDS.longitude) && isWithin(latitude, BOUNDS.latitude)
    ? null
    : 'liegt nicht in Deutschland (Länge 5,8 bis 15,1, Breite 47,2 bis 55,1)'
}

function coordinateFaults(place: string, at: Coordinates | undefined): string[] {
  const cause = at && coordinatesCause(at)
  return cause ? [sentencesOf(`${place} „[${[at].flat().join(', ')}]“ ${cause}`, RIGHT_COORDINATES)] : []
}

const RIGHT_REGIONS = `{ name: '${placeRules.region.name.right}', text: '${placeRules.region.text.right}' }`

function regionFaults(region: Region, index: number, regions: readonly Region[]): string[] {
  const at = (field: string) => `content/place.ts: regions, Eintrag ${index + 1}: ${field}`
  const first = regions.findIndex(({ name }) => name === region.name)
  return [
    ...faultOf(at('name'), region.name, placeRules.region.name),
    ...(first < index
      ? [
          sentencesOf(
            `${at('name')} „${region.name}“ steht schon in Eintrag ${first + 1}`,
            placeRules.region.name.right,
          ),
        ]
      : []),
    ...faultOf(at('text'), region.text, placeRules.region.text),
    ...optionalFaultOf(at('about'), region.about, placeRules.region.about),
    ...optionalFaultOf(at('land'), region.land, placeRules.land),
    ...coordinateFaults(at('at'), region.at),
  ]
}

/** What cannot be right in `content/place.ts`, one German line each. */
export function placeFaults(place: Place): string[] {
  const { town, area, titleArea, land, regions = [], geo } = place
  return [
    ...faultOf('content/place.ts: town', town, placeRules.town),
    ...faultOf('content/place.ts: area', area, placeRules.area),
    ...optionalFaultOf('content/place.ts: titleArea', titleArea, placeRules.titleArea),
    ...faultOf('content/place.ts: land', land, placeRules.land),
    ...(regions.length < LEAST_REGIONS
      ? [sentencesOf(`content/place.ts: regions hat weniger als ${LEAST_REGIONS} Einträge`, RIGHT_REGIONS)]
      : []),
    ...regions.flatMap(regionFaults),
    ...coordinateFaults('content/place.ts: geo', geo),
  ]
}
