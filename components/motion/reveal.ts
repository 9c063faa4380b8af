import { inView, stagger } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'

const FADE = { duration: 0.4, ease: 'easeOut', delay: stagger(0.1) } as const

/** Slightly inside the window, so that the fade is visible. Items scrolled past count as seen. */
const SEEN = { amount: 0.05, margin: '1000000px 0px -6% 0px' } as const

/**
 * Fades items in when they are scrolled into view, staggered if several appear together. Only items still below the window are hidden
 * (`app/styles/states.css`).
 */
export function reveal(items: Iterable<HTMLElement>) {
  const below = [...items].filter((item) => item.getBoundingClientRect().top > window.innerHeight)
  for (const item of below) {
    item.dataset.reveal = 'armed'
  }
  let entering: HTMLElement[] = []
  function show() {
    const inWindow = entering.filter((item) => item.getBoundingClientRect().bottom > 0)
    for (const item of entering) {
      item.dataset.reveal = ''
    }
    if (inWindow.length > 0) {
      animate(inWindow, { opacity: [0, 1], transform: ['translateY(16px)', 'none'] }, FADE)
    }
    entering = []
  }
  inView(
    below,
    (item) => {
      // Items that appear together are reported in one task.
      if (entering.push(item as HTMLElement) === 1) {
        queueMicrotask(show)
      }
    },
    SEEN,
  )
}
