/* Stands in the head of every page, before every other script; the order counts. */
import './oneSlash'
import './initialViewport'
import './trustedTypes'
import './earlyDraft'
import './ownElements'
import './eventReplay'
import './menu'
import './withinPage'
