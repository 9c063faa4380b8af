import { z } from 'zod'
import website from '@/content/owner/website.json' with { type: 'json' }
import type { WebsiteRecord } from '@/content/records/website'
import { said } from '@/content/said'
import { CONSENT_NAME, TEXT_FIELD_NAMES } from '@/lib/both/enquiryForm'
import { type Rule, rule, validateField } from './rules'
import { validateEndpoint, validateOrigin } from './webAddress'

/** Where a site is served on this machine, the receiver that its forms post to there, and its owner's editor: every site has its own. */
export function localAddresses(port: number) {
  return {
    site: `http://localhost:${port}`,
    formEndpoint: `http://localhost:${port + 1100}/anfragen`,
    editor: `http://localhost:${port + 1}/`,
  }
}

/** The port of `npm start`, `npm run dev` and the tests. The first two take another one when told so. */
export const LOCAL_PORT = 3000
export const { site: LOCAL_SITE, formEndpoint: LOCAL_FORM_ENDPOINT } = localAddresses(LOCAL_PORT)

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

function validateBasePath(value: string): string | null {
  if (!/^(\/[a-z0-9._~-]+)+$/i.test(value)) {
    return 'beginnt nicht mit einem Schrägstrich, endet mit einem oder enthält andere Zeichen als a–z, 0–9 und . _ ~ -'
  }
  // Browsers leave out the first two; below the third every page would count as one of its hashed files.
  return /\/(?:\.{1,2}|_next)(?:\/|$)/.test(value)
    ? 'enthält einen Ordner, der nicht so heißen kann: . und .. führen woandershin, _next gehört den Skripten der Website'
    : null
}

function validateExtraFields(value: string): string | null {
  if (!isFlatTextObject(value)) {
    return 'ist kein JSON-Objekt aus Texten'
  }
  const names = Object.keys(JSON.parse(value))
  const ours = names.find((name) => PAYLOAD_NAMES.includes(name))
  if (ours !== undefined) {
    return `benutzt „${ours}“, ein Feld unserer Formulare (${PAYLOAD_NAMES.join(', ')})`
  }
  const hiding = names.find((name) => FORM_MEMBERS.includes(name))
  return hiding === undefined
    ? null
    : `benutzt „${hiding}“; so heißt schon etwas, das jedes Formular selbst hat, und es ginge kaputt`
}

function validateSwitch(value: string): string | null {
  return ['on', 'off'].includes(value) ? null : 'ist weder on noch off'
}

const settingRules = {
  SITE_URL: rule(validateOrigin, 'https://www.example.de'),
  BASE_PATH: rule(validateBasePath, '/sub/pfad'),
  FORM_ENDPOINT: rule(validateEndpoint, 'https://formspree.io/f/abcdefgh'),
  FORM_EXTRA_FIELDS: rule(validateExtraFields, '{"access_key":"00000000-0000"}'),
  DEFER_SCRIPTS: rule(validateSwitch, 'off'),
  INDEXING: rule(validateSwitch, 'off'),
} satisfies Record<string, Rule>

type SettingName = keyof typeof settingRules
const SETTING_NAMES = Object.keys(settingRules) as SettingName[]

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

type Given = Readonly<Partial<Record<SettingName, string | undefined>>>

/** What the owner's record says of them. A setting of the environment comes first. */
export function settingsOf({ address, folder, formEndpoint, formConstants }: Partial<WebsiteRecord>): Given {
  return {
    ...(address && { SITE_URL: address }),
    ...(folder && { BASE_PATH: folder }),
    ...(formEndpoint && { FORM_ENDPOINT: formEndpoint }),
    ...(formConstants && {
      FORM_EXTRA_FIELDS: JSON.stringify(
        Object.fromEntries(formConstants.map(({ name, value }) => [name, value])),
      ),
    }),
  }
}

/** One line per wrong setting, each with a right value. @param where they are set */
export function settingFaults(given: Given, where = '.env.local oder Umgebung'): string[] {
  return SETTING_NAMES.flatMap((name) =>
    given[name] === undefined ? [] : validateField(`${where}: ${name}`, given[name], settingRules[name]),
  )
}

/** Reads and checks the settings. Throws one line per wrong setting, each with a right value. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  // An empty value in a .env file or CI variable means: not set.
  const given: Given = Object.fromEntries(SETTING_NAMES.map((name) => [name, env[name]?.trim() || undefined]))
  const faults = settingFaults(given)
  if (faults.length > 0) {
    throw new Error(faults.join('\n'))
  }
  const { SITE_URL, BASE_PATH, FORM_ENDPOINT, FORM_EXTRA_FIELDS, DEFER_SCRIPTS, INDEXING } = given
  return {
    siteUrl: SITE_URL ? new URL(SITE_URL).origin : null,
    basePath: BASE_PATH ?? '',
    formEndpoint: FORM_ENDPOINT ? new URL(FORM_ENDPOINT).href : null,
    formExtraFields: FORM_EXTRA_FIELDS ? JSON.parse(FORM_EXTRA_FIELDS) : {},
    deferScripts: DEFER_SCRIPTS !== 'off',
    indexing: INDEXING !== 'off',
  }
}

/** Those of this build. */
export function takeSettings(): Settings {
  return readSettings({ ...settingsOf(said(website)), ...process.env })
}

/** Whether a build is for this machine's own servers, whatever their port. */
export function isLocalBuild({ siteUrl, formEndpoint }: Pick<Settings, 'siteUrl' | 'formEndpoint'>): boolean {
  const { site, formEndpoint: receiver } = localAddresses(Number(new URL(siteUrl ?? LOCAL_SITE).port))
  return siteUrl === site && formEndpoint === receiver
}
