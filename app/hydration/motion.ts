import { startPageMotion } from '@/components/motion/pageMotion'
import { READY_EVENT } from '@/lib/both/pageState'

// Not before: it writes attributes that React would compare.
document.addEventListener(READY_EVENT, startPageMotion, { once: true })
