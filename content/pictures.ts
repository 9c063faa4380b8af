import ownPictures from './owner/pictures.json' with { type: 'json' }
import { said } from './said'
import type { ServiceSlug } from './services/slugs'

/** Folder and name of a picture's master, in the owner’s folder or the template’s, without its ending. */
export type MasterName =
  | 'hero/start'
  | 'hero/start-hochkant'
  | 'hero/start-morgen'
  | 'about/willkommen'
  | 'about/ueber-uns'
  | 'hinterbild/branchen'
  | 'videos/rhein-main'
  | `service/${ServiceSlug}`

/** A point in whole percent of a picture's width and height: `{ x: 0, y: 100 }` is its lower left corner. */
export type Focus = { readonly x: number; readonly y: number }

export type PictureRecord = {
  /** What is seen, for those who do not see it. Pure backgrounds have none, a service says it in its `pictureAlt`. */
  readonly alt?: string
  /** What stays in view where the picture is cut; its middle unless given. */
  readonly focus?: Focus
  /** Where the square for phones is cut out: 0 is the left end, 100 the right one; the middle unless given. */
  readonly square?: number
}

/** What a place makes use of; how the hero of the home page is cut belongs to its layout. */
type RecordOf<N extends MasterName> = N extends `service/${string}`
  ? Omit<PictureRecord, 'alt'>
  : N extends `hero/${string}`
    ? Pick<PictureRecord, 'alt'>
    : Pick<PictureRecord, 'alt' | 'focus'>

const template = {
  'hero/start': {
    alt: 'Eine Sicherheitskraft geht zur blauen Stunde über den nassen Hof eines Bürohauses mit erleuchtetem Eingang und leuchtet mit der Taschenlampe auf das Schloss am Tor; dahinter steht die Skyline.',
  },
  'hero/start-morgen': {
    alt: 'Derselbe Hof am Morgen: Die Laternen sind aus, das Tor ist zu, die Sicherheitskraft geht nach Hause.',
  },
  'about/willkommen': {
    alt: 'Auf einer Fensterbank liegt ein halb beschriebenes Wachbuch, eine Taschenlampe leuchtet über die Seiten; draußen die Lichter der Stadt.',
    focus: { x: 50, y: 85 },
  },
  'about/ueber-uns': {
    alt: 'Leitstand bei Nacht: Eine Schreibtischlampe beleuchtet ein Wachbuch, daneben zeigt ein Bildschirm den Rundgang durch ein Werk; vor dem Fenster liegt die Stadt.',
  },
  'videos/rhein-main': { focus: { x: 50, y: 62 } },
  'service/werkschutz': { focus: { x: 72, y: 70 } },
  'service/objektschutz': { focus: { x: 54, y: 60 } },
  'service/empfangsdienst': { focus: { x: 61, y: 60 } },
  'service/baustellenueberwachung': { focus: { x: 47, y: 60 } },
  'service/kontrolldienst': { focus: { x: 56, y: 70 } },
  'service/hotelsicherheit': { focus: { x: 50, y: 80 } },
  'service/reinigungsdienste': { focus: { x: 45, y: 60 } },
  'service/einzelhandelsschutz': { focus: { x: 74, y: 60 } },
} as const satisfies { readonly [N in MasterName]?: RecordOf<N> }

/** Without the values that only the template's pictures have. */
type Wide<T> = { readonly [K in keyof T]: K extends 'alt' ? string : K extends 'focus' ? Focus : number }

type Pictures = { readonly [N in keyof typeof template]: Wide<(typeof template)[N]> }

const own = said<{ readonly [N in MasterName]: PictureRecord }>(ownPictures)

const names = [...new Set([...Object.keys(template), ...Object.keys(own)])] as (keyof Pictures)[]

/** What there is to say of a picture: the template's words, and the owner's in their place. */
export const pictures = Object.fromEntries(
  names.map((name) => [name, { ...template[name], ...own[name] }]),
) as Pictures

type SamplePicture = {
  /** What of the town is seen, as the object of 'zeigt'. */
  readonly shows: string
  /** Of the master. With another one the picture is the owner's. */
  readonly sha256: string
}

/** The sample's pictures that show its town: a company elsewhere needs its own. */
export const samplePictures: {
  readonly town: string
  /** What the Impressum says of it. */
  readonly credit: string
  readonly masters: { readonly [N in MasterName]?: SamplePicture }
} = {
  town: 'Frankfurt',
  credit: 'Der Main, seine Ufer und die Skyline im Hintergrund sind Frankfurt frei nachempfunden.',
  masters: {
    'hero/start': {
      shows: 'die Skyline',
      sha256: '65b76ed296f994d8081d6dd68d971d4a4bc11aa1cc948ece1f511f9871548ba3',
    },
    'hero/start-hochkant': {
      shows: 'die Skyline',
      sha256: '5d5f2689b2366f8e394ac0317a45ba7dd14429500c8a76fe0fa982ab67102da3',
    },
    'hero/start-morgen': {
      shows: 'die Skyline',
      sha256: 'a1ddc87913fc13f3c2be557395eaeda27bca2b942b5fb412f4f7491c68b35526',
    },
    'about/willkommen': {
      shows: 'die Skyline vor dem Fenster',
      sha256: '49fabcaef461b727f206aaa85335b4344f24b6f660ba70f9d582f832dc3c8196',
    },
    'about/ueber-uns': {
      shows: 'die Skyline vor dem Fenster',
      sha256: '183897e6951e3dd4b75c9fe73e0c938f0c282f64e55ddf523a87150b5c59a292',
    },
    'videos/rhein-main': {
      shows: 'den Main mit Brücke, Dom und Skyline',
      sha256: '51bbc781c94697470dd52a5c8a5bac38418e26289f8e4739f6c50605daa183fb',
    },
  },
}
