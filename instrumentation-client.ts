/* Next runs this file when its scripts have loaded, right before hydration. The order of the click rows depends on this order. */
import '@/app/hydration/oneSlash'
import '@/app/hydration/brokenPage'
import '@/app/hydration/detachedNodes'
import '@/app/hydration/ownHistory'
import '@/app/hydration/rebuiltParts'
import '@/app/hydration/menu'
import '@/app/hydration/sections'
import '@/app/hydration/motion'
