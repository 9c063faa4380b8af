import { z } from 'zod'
import { CONSENT_NAME, TEXT_FIELD_NAMES } from '../both/fieldNames.mjs'
import { hidesFormMember } from './formMembers.mjs'
import { endpointCause, originCause } from './webAddress.mjs'

/** Where `npm start`, `npm run dev` and the tests serve the site, and the receiver that its forms post to there. */
export const LOCAL_SITE = 'http://localhost:3000'
export const LOCAL_FORM_ENDPOINT = 'http://localhost:4100/anfragen'

/**
 * A text that a function finds nothing wrong with.
 * @param {(value: string) => string | null} causeOf
 * @param {string} right
 */
function checked(causeOf, right) {
  return z.string().superRefine((value, context) => {
    const cause = causeOf(value)
    if (cause !== null) {
      context.addIssue({ code: 'custom', message: `${cause}; right is for example ${right}` })
    }
  })
}

/** @param {string} value */
function isFlatTextObject(value) {
  try {
    return z.record(z.string().min(1), z.string()).safeParse(JSON.parse(value)).success
  } catch {
    return false
  }
}

/** @type {readonly string[]} */
const PAYLOAD_NAMES = [...TEXT_FIELD_NAMES, CONSENT_NAME]

/** @param {string} value */
function overridesNoField(value) {
  return (
    isFlatTextObject(value) && Object.keys(JSON.parse(value)).every((key) => !PAYLOAD_NAMES.includes(key))
  )
}

/** @param {string} value */
function breaksNoForm(value) {
  return isFlatTextObject(value) && !Object.keys(JSON.parse(value)).some(hidesFormMember)
}

const schema = z.object({
  SITE_URL: checked(originCause, 'https://www.example.de').optional(),
  BASE_PATH: z
    .string()
    .regex(/^(\/[a-z0-9._~-]+)+$/i, 'must start with a slash and end without one, for example /sub/pfad')
    .optional(),
  FORM_ENDPOINT: checked(endpointCause, 'https://formspree.io/f/abcdefgh').optional(),
  FORM_EXTRA_FIELDS: z
    .string()
    .refine(isFlatTextObject, {
      error: 'must be a JSON object of texts, for example {"access_key":"00000000-0000"}',
      // Its keys cannot be looked at then.
      abort: true,
    })
    .refine(overridesNoField, `must not use a field of our forms (${PAYLOAD_NAMES.join(', ')})`)
    .refine(
      breaksNoForm,
      'must not use a name that every form has by itself (reset, submit, action, title …): a field of that name hides it, and the form breaks',
    )
    .optional(),
  DEFER_SCRIPTS: z.enum(['on', 'off'], 'must be on or off').optional(),
})

/**
 * Build-time settings, addresses as machines take them (umlauts of a host in ASCII). `null` means: not set.
 * @typedef {object} Settings
 * @property {string | null} siteUrl origin of the public site, without trailing slash
 * @property {string} basePath '' at the root of the host, else '/sub/pfad'
 * @property {string | null} formEndpoint address that the forms post to
 * @property {Record<string, string>} formExtraFields constants that the form service demands in the body
 * @property {boolean} deferScripts whether pages ask for their scripts only once they are shown
 */

/**
 * Reads and checks the settings. Throws one line per wrong setting, each with a right value.
 * @param {Record<string, string | undefined>} env
 * @returns {Settings}
 */
export function readSettings(env) {
  // An empty value in a .env file or CI variable means: not set.
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((key) => [key, env[key]?.trim() || undefined]),
  )
  const result = schema.safeParse(given)
  if (!result.success) {
    throw new Error(
      result.error.issues
        .map(({ path, message }) => `${String(path[0])}=${given[String(path[0])]} ${message}`)
        .join('\n'),
    )
  }
  const { SITE_URL, BASE_PATH, FORM_ENDPOINT, FORM_EXTRA_FIELDS, DEFER_SCRIPTS } = result.data
  return {
    siteUrl: SITE_URL ? new URL(SITE_URL).origin : null,
    basePath: BASE_PATH ?? '',
    formEndpoint: FORM_ENDPOINT ? new URL(FORM_ENDPOINT).href : null,
    formExtraFields: FORM_EXTRA_FIELDS ? JSON.parse(FORM_EXTRA_FIELDS) : {},
    deferScripts: DEFER_SCRIPTS !== 'off',
  }
}

/**
 * Whether a build is for this machine's own servers, as previews and tests need it.
 * @param {Pick<Settings, 'siteUrl' | 'formEndpoint'>} settings
 */
export function isLocalBuild({ siteUrl, formEndpoint }) {
  return siteUrl === LOCAL_SITE && formEndpoint === LOCAL_FORM_ENDPOINT
}
