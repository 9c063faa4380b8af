import { RELOADED_KEY } from '@/content/storageKeys'
import { readStored, writeStored } from '@/lib/browser/platform/storage'
import { PLAIN } from './leaving'

/** Whether this page broke twice: then its HTML, which needs no scripts, is shown without them, until it is loaded once more. */
export const isPlain = readStored(RELOADED_KEY) === PLAIN
if (isPlain) {
  writeStored(RELOADED_KEY, null)
}
