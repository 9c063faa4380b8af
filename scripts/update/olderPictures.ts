import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MASTERS, OWN_MASTERS } from '@/lib/server/pictureFiles'
import { filesBelow } from '@/scripts/lib/filesBelow'

/** Pictures that an older template wanted among its own: those that are not the template's, and the logo. */
export function takeOlderPictures(before: string, here: string) {
  const masters = join(before, MASTERS)
  const pictures = filesBelow(masters).filter((file) => {
    const template = join(here, MASTERS, file)
    return !existsSync(template) || !readFileSync(template).equals(readFileSync(join(masters, file)))
  })
  const copies = [
    ...pictures.map((file) => [join(masters, file), join(here, OWN_MASTERS, file)] as const),
    ...(existsSync(join(before, 'content/logo.svg'))
      ? [[join(before, 'content/logo.svg'), join(here, 'content/owner/logo.svg')] as const]
      : []),
  ]
  for (const [from, to] of copies) {
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
}
