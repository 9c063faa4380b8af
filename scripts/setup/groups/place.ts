import type { Land } from '@/content/laender'
import { allLaender, landNames } from '@/content/landNames'
import type { Coordinates, Place, Region } from '@/content/place'
import { rule } from '@/lib/server/rules'
import { LEAST_REGIONS, placeRules, validateCoordinates } from '@/scripts/records/validatePlace'
import type { Ask } from '@/scripts/setup/ask'
import type { Group } from '@/scripts/setup/state'
import { writePlace } from '@/scripts/setup/writeRecords'

const LAENDER = allLaender.map((land) => ({ value: land, label: landNames[land] }))

/** `53,96, 10,87` or `53.96 10.87`: north before east, as maps show a point. */
function coordinatesOf(typed: string): Coordinates | null {
  const [north, east, ...more] = typed.match(/\d+(?:[.,]\d+)?/g) ?? []
  return north === undefined || east === undefined || more.length > 0
    ? null
    : [Number(east.replace(',', '.')), Number(north.replace(',', '.'))]
}

const pointRule = rule((typed) => {
  const point = coordinatesOf(typed)
  if (point === null) {
    return 'besteht nicht aus zwei Zahlen'
  }
  // Asked for in the other order than the record has it.
  const [longitude, latitude] = point
  return validateCoordinates([latitude, longitude]) === null
    ? 'ist vertauscht; zuerst kommt die Breite (Nord), dann die Länge (Ost)'
    : validateCoordinates(point)
}, '53.96, 10.87')

async function askPoint(ask: Ask, message: string, point: Coordinates | undefined) {
  const typed = await ask.optionalText({
    message: `${message}: Breite und Länge, wie Kartendienste sie zeigen`,
    value: point && `${point[1]}, ${point[0]}`,
    rule: pointRule,
  })
  return typed === null ? null : coordinatesOf(typed)
}

async function askRegion(
  ask: Ask,
  number: number,
  today: Region | undefined,
  before: readonly Region[],
  seat: Land,
): Promise<Region | null> {
  const { name: nameRule, text: textRule, about: aboutRule } = placeRules.region
  const question = {
    message: number === 1 ? 'Ort 1, Ihr Sitz: Name' : `Ort ${number}: Name`,
    value: today?.name,
    rule: rule(
      (name) =>
        nameRule.validate(name) ??
        (before.some((region) => region.name === name) ? 'steht schon in Ihrer Liste' : null),
      nameRule.example,
    ),
  }
  const name =
    number > LEAST_REGIONS
      ? await ask.optionalText({ ...question, message: `${question.message}; leer heißt: keiner mehr` })
      : await ask.text(question)
  if (name === null) {
    return null
  }
  const text = await ask.text({
    message: `${name}: was Sie dort bewachen`,
    value: today?.text,
    rule: textRule,
  })
  const about = await ask.optionalText({
    message: `${name}: Sätze für die Seite „Einsatzgebiet“`,
    value: today?.about,
    rule: aboutRule,
  })
  const land = await ask.choose(`${name}: Bundesland`, LAENDER, today?.land ?? seat)
  const at = await askPoint(ask, `${name} auf der Karte`, today?.at)
  return {
    ...(today?.name === name && today.wide ? { wide: true } : {}),
    name,
    text,
    ...(about === null ? {} : { about }),
    ...(land === seat ? {} : { land }),
    ...(at === null ? {} : { at }),
  }
}

async function askRegions(ask: Ask, today: readonly Region[], seat: Land): Promise<Region[]> {
  const regions: Region[] = []
  for (;;) {
    const at = regions.length
    const region = await askRegion(ask, at + 1, today[at], regions, seat)
    if (region === null) {
      return regions
    }
    regions.push(region)
  }
}

export const region: Group = {
  title: 'Ort: Stadt, Gebiet, Bundesland, Orte',
  status: ({ place }) => ({ done: !place.sample, says: place.sample ? 'offen' : place.area }),
  async ask(ask, state) {
    const today: Partial<Place> = state.place.sample ? {} : state.place
    const town = await ask.text({
      message: 'Stadt, wie man sie in eine Suchmaschine tippt',
      value: today.town,
      rule: placeRules.town,
    })
    const area = await ask.text({
      message: 'Ihr Gebiet, wie es in einem Satz nach „in“ steht',
      value: today.area,
      rule: placeRules.area,
    })
    const titleArea = await ask.optionalText({
      message: 'Ihr Gebiet in Überschriften, wenn es ohne „in“ anders heißt',
      value: today.titleArea,
      rule: placeRules.titleArea,
    })
    const land = await ask.choose('Bundesland Ihres Sitzes', LAENDER, today.land)
    ask.say(
      `Mindestens ${LEAST_REGIONS} Orte, in denen Sie arbeiten. Ihr Sitz kommt zuerst.`,
      'Einsatzgebiet',
    )
    const regions = await askRegions(ask, today.regions ?? [], land)
    const geo = await askPoint(ask, 'Ihr Büro auf der Karte der Suchmaschinen', today.geo)
    return {
      ...state,
      place: {
        sample: false,
        town,
        area,
        ...(titleArea === null ? {} : { titleArea }),
        land,
        regions,
        ...(geo === null ? {} : { geo }),
      },
    }
  },
  write(folder, { place }) {
    writePlace(folder, place)
    return ['content/place.ts']
  },
}
