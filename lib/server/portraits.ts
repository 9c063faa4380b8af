import { type Extras, extras } from '@/content/extras'
import { OWN_MASTERS, SQUARE } from './pictureFiles'
import manifest from './pictures.json' with { type: 'json' }
import type { PictureName } from './servedPictures'

/** The portrait of somebody in the team, or null where there is none. */
export function portraitOf(slug: string | undefined, pictures: object = manifest): PictureName | null {
  const name = `team/${slug}${SQUARE}` as const
  return name in pictures ? name : null
}

/** Portraits that the record names and the project has not, one line each. */
export function portraitFaults(
  { team = [] }: Pick<Extras, 'team'> = extras,
  pictures: object = manifest,
): string[] {
  return team
    .filter(({ slug }) => slug !== undefined && portraitOf(slug, pictures) === null)
    .map(
      ({ name, slug }) =>
        `content/owner/extras.json: Das Porträt von ${name} (slug „${slug}“) fehlt. Legen Sie ${OWN_MASTERS}/team/${slug}.jpg ab, dann: npm run images. Ohne Porträt lassen Sie slug weg.`,
    )
}
