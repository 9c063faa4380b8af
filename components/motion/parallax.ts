import { scroll } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'

/** Share of the scrolled distance by which a background lags behind. */
const FACTOR = 0.4

/**
 * Moves the layer in a frame while any part of the frame is visible. The distance is the height of frame and window, with half of the
 * lag on either side of the middle; the layer's picture extends beyond the frame by that (`components/sections/Industries.module.css`).
 */
export function parallax(frame: HTMLElement) {
  const maxShift = `${(FACTOR / 2) * 100}% + ${(FACTOR / 2) * 100}vh`
  const movement = animate(
    [...frame.children],
    { transform: [`translateY(calc(0px - (${maxShift})))`, `translateY(calc(${maxShift}))`] },
    { ease: 'linear' },
  )
  // In vh of the whole window, as a native timeline takes 'end' without the `scroll-padding`.
  scroll(movement, { target: frame, offset: ['start 100vh', 'end start'] })
}
