import { PAGE_NOTE_ID, type PageNote } from '@/lib/both/pageContract'

/**
 * Shows one of the notes about this page, or none. Inside an open dialog, as all else is out of reach then.
 * @param act what its button does
 */
export function showNote(note: PageNote | null, act: (() => void) | null = null) {
  const box = document.getElementById(PAGE_NOTE_ID)
  if (box) {
    const place = document.querySelector('dialog[open]') ?? document.body
    if (note !== null && box.parentNode !== place) {
      place.append(box)
    }
    for (const part of box.querySelectorAll<HTMLElement>('[data-note]')) {
      part.hidden = part.dataset.note !== note
    }
    const button = box.querySelector('button')
    if (button) {
      button.onclick = act
    }
  }
}
