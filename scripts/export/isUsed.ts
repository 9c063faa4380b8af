import { type Extras, extras } from '@/content/extras'

/** Whether the pages of this company use a file of `public/`; what they do not use is not uploaded. */
export function isUsed(file: string, { film }: Pick<Extras, 'film'> = extras): boolean {
  return film === true || !file.startsWith('videos/')
}
