import 'server-only'
import { publicAddressFor } from './publicAddress'
import { takeSettings } from './settings'
import { printedUrl } from './webAddress'

/** The build-time settings. Only server components may import this: islands get what they need as props. */
export const settings = takeSettings()

/** Where the forms post to as an origin that people read, or null while no service is set. */
export const formOrigin =
  settings.formEndpoint === null ? null : printedUrl(new URL(new URL(settings.formEndpoint).origin))

export const absoluteUrl = publicAddressFor(settings)
