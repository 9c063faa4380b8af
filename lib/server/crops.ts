import { type MasterName, type PictureRecord, pictures } from '@/content/pictures'
import { focusClass } from './focus'

const records: { readonly [N in MasterName]?: PictureRecord } = pictures

/** Class of a picture that its box may cut: empty where the middle stays. */
export function cropOf(name: MasterName): string {
  const focus = records[name]?.focus
  return focus === undefined ? '' : focusClass(focus)
}
