import { scroll } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'

/** Share of the scrolled way by which a background lags behind. */
const FACTOR = 0.4

/**
 * Moves the layer in a frame while anything of the frame is seen: its way is as long as frame and window together, half of the lag
 * lies on either side of the middle. So much the layer's picture reaches beyond the frame (`components/sections/home.css`).
 */
export function parallax(frame: HTMLElement) {
  const most = `${(FACTOR / 2) * 100}% + ${(FACTOR / 2) * 100}vh`
  const movement = animate(
    [...frame.children],
    { transform: [`translateY(calc(0px - (${most})))`, `translateY(calc(${most}))`] },
    { ease: 'linear' },
  )
  // Of the whole window, in vh: by 'end' a browser's own timeline would mean the part that `scroll-padding` leaves.
  scroll(movement, { target: frame, offset: ['start 100vh', 'end start'] })
}
