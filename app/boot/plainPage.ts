import { PLAIN } from './leaving'

/** Whether this page broke twice: then its HTML, which needs no scripts, is shown without them, until it is loaded once more. */
export const isPlain = window.name === PLAIN
if (isPlain) {
  window.name = ''
}
