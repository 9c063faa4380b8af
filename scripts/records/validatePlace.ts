import { laender } from '@/content/laender'
import type { Coordinates, Place, Region } from '@/content/place'
import { validateField, validateOptionalField, withExample } from '@/lib/server/rules'
import { oneOf, text, textRule } from './rules'

/** Germany in degrees, with some room. */
const BOUNDS = { longitude: [5.8, 15.1], latitude: [47.2, 55.1] } as const

export const LEAST_REGIONS = 2

/** Stands after 'in' in the sentences. */
const after = (example: string) =>
  textRule(
    (value) => (/^i[nm]\s/i.test(value) ? 'beginnt mit „in“; dieses Wort steht schon in den Sätzen' : null),
    example,
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
const EXAMPLE_COORDINATES = '[10.87, 53.96]'

const isWithin = (degrees: number, [least, most]: readonly [number, number]) =>
  degrees >= least && degrees <= most

/** Why no point in Germany is meant, or null. */
export function validateCoordinates(at: Coordinates): string | null {
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
  const message = at && validateCoordinates(at)
  return message
    ? [withExample(`${place} „[${[at].flat().join(', ')}]“ ${message}`, EXAMPLE_COORDINATES)]
    : []
}

const EXAMPLE_REGIONS = `{ name: '${placeRules.region.name.example}', text: '${placeRules.region.text.example}' }`

function regionFaults(region: Region, index: number, regions: readonly Region[]): string[] {
  const at = (field: string) => `content/place.ts: regions, Eintrag ${index + 1}: ${field}`
  const first = regions.findIndex(({ name }) => name === region.name)
  return [
    ...validateField(at('name'), region.name, placeRules.region.name),
    ...(first < index
      ? [
          withExample(
            `${at('name')} „${region.name}“ steht schon in Eintrag ${first + 1}`,
            placeRules.region.name.example,
          ),
        ]
      : []),
    ...validateField(at('text'), region.text, placeRules.region.text),
    ...validateOptionalField(at('about'), region.about, placeRules.region.about),
    ...validateOptionalField(at('land'), region.land, placeRules.land),
    ...coordinateFaults(at('at'), region.at),
  ]
}

/** What cannot be right in `content/place.ts`, one German line each. */
export function validatePlace(place: Place): string[] {
  const { town, area, titleArea, land, regions = [], geo } = place
  return [
    ...validateField('content/place.ts: town', town, placeRules.town),
    ...validateField('content/place.ts: area', area, placeRules.area),
    ...validateOptionalField('content/place.ts: titleArea', titleArea, placeRules.titleArea),
    ...validateField('content/place.ts: land', land, placeRules.land),
    ...(regions.length < LEAST_REGIONS
      ? [withExample(`content/place.ts: regions hat weniger als ${LEAST_REGIONS} Einträge`, EXAMPLE_REGIONS)]
      : []),
    ...regions.flatMap(regionFaults),
    ...coordinateFaults('content/place.ts: geo', geo),
  ]
}
