/* Stands in the head of every page, before every other script; the order counts. */
import './oneSlash'
import './initialViewport'
import './trustedTypes'
import './earlyDraft'
import './foreignNodes'
import './rebuiltParts'
import './eventReplay'
import './menu'
