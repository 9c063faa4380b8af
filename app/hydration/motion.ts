import { onFirstInteraction } from '@/app/boot/firstInteraction'
import { startPageMotion } from '@/components/motion/pageMotion'
import { READY_EVENT } from '@/lib/both/pageState'

// Not before hydration, as it sets attributes that React would compare; and not for a page at rest, which needs no framer-motion.
document.addEventListener(READY_EVENT, () => onFirstInteraction(startPageMotion), { once: true })
