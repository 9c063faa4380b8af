import { z } from 'zod'
import { CONSENT_NAME, TEXT_FIELD_NAMES } from '@/lib/both/fieldNames'
import { endpointCause, originCause } from './webAddress'

/** Where a site is served on this machine, and the receiver that its forms post to there: every site has its own. */
export function localAddresses(port: number) {
  return { site: `http://localhost:${port}`, formEndpoint: `http://localhost:${port + 1100}/anfragen` }
}

/** The port of `npm start`, `npm run dev` and the tests. The first two take another one when told so. */
export const LOCAL_PORT = 3000
export const { site: LOCAL_SITE, formEndpoint: LOCAL_FORM_ENDPOINT } = localAddresses(LOCAL_PORT)

/** A text that a function finds nothing wrong with. */
function checked(causeOf: (value: string) => string | null, right: string) {
  return z.string().superRefine((value, context) => {
    const cause = causeOf(value)
    if (cause !== null) {
      context.addIssue({ code: 'custom', message: `${cause}; right is for example ${right}` })
    }
  })
}

function isFlatTextObject(value: string): boolean {
  try {
    return z.record(z.string().min(1), z.string()).safeParse(JSON.parse(value)).success
  } catch {
    return false
  }
}

const PAYLOAD_NAMES: readonly string[] = [...TEXT_FIELD_NAMES, CONSENT_NAME]

/**
 * What hides a member of its form that the page or React needs, of names that somebody may choose for a field: with a field
 * `reset` no script can empty the form, with `submit` none can send it.
 */
const FORM_MEMBERS: readonly string[] = [
  'action',
  'attributes',
  'children',
  'dataset',
  'elements',
  'method',
  'name',
  'nodeName',
  'reset',
  'style',
  'submit',
  'tagName',
  'target',
]

function overridesNoField(value: string): boolean {
  return (
    isFlatTextObject(value) && Object.keys(JSON.parse(value)).every((key) => !PAYLOAD_NAMES.includes(key))
  )
}

function breaksNoForm(value: string): boolean {
  return isFlatTextObject(value) && !Object.keys(JSON.parse(value)).some((key) => FORM_MEMBERS.includes(key))
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
  INDEXING: z.enum(['on', 'off'], 'must be on or off').optional(),
})

/** Build-time settings, addresses as machines take them (umlauts of a host in ASCII). `null` means: not set. */
export type Settings = {
  /** Origin of the public site, without trailing slash. */
  siteUrl: string | null
  /** '' at the root of the host, else '/sub/pfad'. */
  basePath: string
  /** Address that the forms post to. */
  formEndpoint: string | null
  /** Constants that the form service demands in the body. */
  formExtraFields: Record<string, string>
  /** Whether pages ask for their scripts only once they are shown. */
  deferScripts: boolean
  /** Whether search engines may list the site; not so where it is a preview. */
  indexing: boolean
}

/** Reads and checks the settings. Throws one line per wrong setting, each with a right value. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
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
  const { SITE_URL, BASE_PATH, FORM_ENDPOINT, FORM_EXTRA_FIELDS, DEFER_SCRIPTS, INDEXING } = result.data
  return {
    siteUrl: SITE_URL ? new URL(SITE_URL).origin : null,
    basePath: BASE_PATH ?? '',
    formEndpoint: FORM_ENDPOINT ? new URL(FORM_ENDPOINT).href : null,
    formExtraFields: FORM_EXTRA_FIELDS ? JSON.parse(FORM_EXTRA_FIELDS) : {},
    deferScripts: DEFER_SCRIPTS !== 'off',
    indexing: INDEXING !== 'off',
  }
}

/** Whether a build is for this machine's own servers, whatever their port. */
export function isLocalBuild({ siteUrl, formEndpoint }: Pick<Settings, 'siteUrl' | 'formEndpoint'>): boolean {
  const { site, formEndpoint: receiver } = localAddresses(Number(new URL(siteUrl ?? LOCAL_SITE).port))
  return siteUrl === site && formEndpoint === receiver
}
