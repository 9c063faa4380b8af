import type { MasterName } from '@/content/pictures'
import { OWN_MASTERS } from '@/lib/server/pictureFiles'

/** Where a picture is shown. */
export type Place = {
  /** Least size of its master once it stands upright: what the widest copy needs. `docs/bilder.md` names it. */
  least: { width: number; height: number }
  /** What it is shown at, times the pixel densities worth serving. */
  widths: readonly number[]
  /** For large and dense screens: served only of a master that is as wide. */
  sharperWidths?: readonly number[]
  /** Of the square that is cut out of it: of a service for phones, of a person for every screen. */
  squareWidths?: readonly number[]
  /** A person: the square holds the upper part of an upright picture. */
  isPortrait?: true
  /** Text stands on it: its light is held back, so that white on any of it keeps 7 : 1. */
  isGround?: boolean
}

const SERVICE: Place = {
  least: { width: 2000, height: 1125 },
  widths: [240, 480, 760, 1440, 2000],
  sharperWidths: [2880],
  squareWidths: [480, 840],
}

/** No whole picture is shown of a person. */
const PERSON: Place = {
  least: { width: 600, height: 600 },
  widths: [],
  squareWidths: [96, 192, 288],
  isPortrait: true,
}

const SINGLE = {
  'hero/start': { least: { width: 2400, height: 1350 }, widths: [480, 720, 960, 1440, 1920, 2400] },
  'hero/start-hochkant': { least: { width: 960, height: 1440 }, widths: [480, 720, 960] },
  'hero/start-morgen': { least: { width: 2400, height: 1030 }, widths: [480, 800, 1160, 1440, 2400] },
  'about/willkommen': { least: { width: 1200, height: 1500 }, widths: [480, 760, 1200] },
  'about/ueber-uns': { least: { width: 1800, height: 1200 }, widths: [480, 760, 1200, 1800] },
  'hinterbild/branchen': { least: { width: 1600, height: 1600 }, widths: [640, 1200, 1600], isGround: true },
  'videos/rhein-main': {
    least: { width: 1280, height: 720 },
    widths: [640, 760, 1280],
    sharperWidths: [1920, 2560],
  },
} satisfies Record<Exclude<MasterName, `service/${string}`>, Place>

const NAMES = Object.keys(SINGLE)
/** Names as addresses have them, whether or not the service is offered and the person is named. */
const SLUG_NAME = /^(service|team)\/[a-z0-9]+(?:-[a-z0-9]+)*$/

export function placeOf(name: string): Place | undefined {
  switch (SLUG_NAME.exec(name)?.[1]) {
    case 'service':
      return SERVICE
    case 'team':
      return PERSON
    default:
      return Object.entries(SINGLE).find(([known]) => known === name)?.[1]
  }
}

/** What a master may be called, for somebody who called one otherwise. */
export const NAME_ADVICE = `Möglich sind ${NAMES.join(', ')} service/ mit der Adresse einer Leistung und team/ mit dem Namen einer Person, alles klein geschrieben, etwa ${OWN_MASTERS}/service/werkschutz.jpg.`

/** Every place by what the owner's docs call it. */
export const places: Readonly<Record<string, Place>> = {
  ...SINGLE,
  'service/<slug>': SERVICE,
  'team/<slug>': PERSON,
}

/** Folders below `public/` that hold served pictures and nothing else of these types. */
export const folders = [...new Set(Object.keys(places).map((name) => name.replace(/\/.*/, '')))]
