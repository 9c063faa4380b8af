import { startPageMotion } from '@/components/motion/pageMotion'
import { READY_EVENT } from '@/lib/both/pageState'

// Not earlier: it sets attributes that React would compare.
document.addEventListener(READY_EVENT, startPageMotion, { once: true })
