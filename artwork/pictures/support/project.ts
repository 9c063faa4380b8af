import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { OWN_MASTERS } from '@/lib/server/pictureFiles'

/** A folder that has masters, the owner's unless said, and nothing else of a project. */
export type Project = {
  root: string
  put: (name: string, content: Buffer, folder?: string) => void
  remove: () => void
}

export function newProject(): Project {
  const root = mkdtempSync(join(tmpdir(), 'bilder-'))
  return {
    root,
    put: (name, content, folder = OWN_MASTERS) => {
      const path = join(root, folder, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** A picture of one colour. */
export function plain(width: number, height: number, background = '#204060'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** What a phone writes that was held upright: a picture lying on its side, and a note to turn it. */
export function sideways(width: number, height: number): Sharp {
  return plain(width, height).withMetadata({ orientation: 6 })
}
