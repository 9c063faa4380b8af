import { READY_EVENT } from '@/lib/both/pageState'

let ready = false
document.addEventListener(READY_EVENT, () => {
  ready = true
})

/** Whether every island is hydrated. */
export const isReady = () => ready
