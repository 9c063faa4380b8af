import { inView, stagger } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'

const FADE = { duration: 0.4, ease: 'easeOut', delay: stagger(0.1) } as const

/** Some way into the window, so that the fade is seen. What was scrolled past counts as seen. */
const SEEN = { amount: 0.05, margin: '1000000px 0px -6% 0px' } as const

/**
 * Fades items in when they are scrolled into view, those that come together one after the other. Only what is still below the
 * window is hidden (`app/styles/states.css`).
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
      // Those that come together are reported in one go.
      if (entering.push(item as HTMLElement) === 1) {
        queueMicrotask(show)
      }
    },
    SEEN,
  )
}
