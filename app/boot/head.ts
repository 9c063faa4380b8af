/* Inline in the head of every page, before every other script; the order matters. */
import './scripted'
import './trustedTypes'
import './missingFiles'
import './earlyDraft'
import './ownElements'
import './clicks'
import './heldSubmit'
import './afterLoad'
