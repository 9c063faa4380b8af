// CommonJS without named exports.
import nextEnv from '@next/env'
import { LOCAL_PORT, localAddresses, type Settings } from '@/lib/server/settings'
import { settingsOrExit } from '@/scripts/export/settingsOrExit'

/** The owner's settings: environment and `.env*` files, read as Next does. */
export function takeOwnSettings(): Settings {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error })
  return settingsOrExit()
}

/**
 * Settings for this machine's servers, also for every program that this one starts. Neither the environment nor a `.env*`
 * file has a say: what is built for a test must never post to a live service.
 * @param formService false for a site whose owner has not chosen a form service yet
 */
export function takeLocalSettings({
  port = LOCAL_PORT,
  basePath = '',
  deferScripts = true,
  formService = true,
} = {}): Settings {
  const { site, formEndpoint } = localAddresses(port)
  Object.assign(process.env, {
    SITE_URL: site,
    BASE_PATH: basePath,
    FORM_ENDPOINT: formService ? formEndpoint : '',
    // Set, even where empty: Next reads `.env*` files by itself, for what is not set.
    FORM_EXTRA_FIELDS: '',
    DEFER_SCRIPTS: deferScripts ? 'on' : 'off',
    INDEXING: 'on',
  })
  return settingsOrExit()
}
