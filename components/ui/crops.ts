import type { PictureName } from './Picture'

/**
 * Where a picture may not be cut: the point that stays in view in every crop. As classes, because the content policy
 * forbids style attributes. A picture that is not named here keeps its middle.
 */
const CROPS: Partial<Record<PictureName, string>> = {
  'service/werkschutz': 'object-[72%_70%]',
  'service/objektschutz': 'object-[54%_60%]',
  'service/empfangsdienst': 'object-[61%_60%]',
  'service/baustellenueberwachung': 'object-[47%_60%]',
  'service/kontrolldienst': 'object-[56%_70%]',
  'service/hotelsicherheit': 'object-[50%_80%]',
  'service/reinigungsdienste': 'object-[45%_60%]',
  'service/einzelhandelsschutz': 'object-[74%_60%]',
}

/** In a hero: beside the words the left of the picture fades. */
const HERO_CROPS: Partial<Record<PictureName, string>> = {
  // The darkest of all: nearer to the door, past whose lamp nothing shines. What is too high ends above the page, and what
  // the roofs leave of the sky, a bright rectangle, runs out into the night.
  'service/kontrolldienst':
    '[filter:brightness(1.3)] lg:top-auto lg:bottom-0 lg:h-[130%] lg:object-[68%_100%] lg:[mask:linear-gradient(transparent_36%,#000_58%)]',
}

export function heroCropOf(name: PictureName): string {
  return HERO_CROPS[name] ?? ''
}

export function cropOf(name: PictureName): string {
  return CROPS[name] ?? 'object-center'
}
