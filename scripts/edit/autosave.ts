import { PAUSE_MS } from './TextInput'

/** Keystatic's form of a record; its button saves it. */
const FORM = 'form#singleton-form'

let timer: ReturnType<typeof setTimeout> | undefined

/** Saves when nothing has been touched for a while. The form saves nothing that is not valid, and nothing that is as it was. */
export function touch() {
  clearTimeout(timer)
  timer = setTimeout(() => document.querySelector<HTMLFormElement>(FORM)?.requestSubmit(), PAUSE_MS)
}

export function saveByItself() {
  for (const type of ['input', 'keyup', 'pointerup', 'drop'] as const) {
    document.addEventListener(type, touch, true)
  }
}
