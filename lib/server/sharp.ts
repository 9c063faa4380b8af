import { createRequire } from 'node:module'

/** Its ES module asks for import attributes, which Node 20.9 does not know; the other one does not. */
export const sharp: typeof import('sharp').default = createRequire(import.meta.url)('sharp')
