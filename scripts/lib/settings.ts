// CommonJS without named exports.
import nextEnv from '@next/env'
import { LOCAL_FORM_ENDPOINT, LOCAL_SITE, type Settings } from '@/lib/server/settings'
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
export function takeLocalSettings({ basePath = '', deferScripts = true, formService = true } = {}): Settings {
  Object.assign(process.env, {
    SITE_URL: LOCAL_SITE,
    BASE_PATH: basePath,
    FORM_ENDPOINT: formService ? LOCAL_FORM_ENDPOINT : '',
    // Set, even where empty: Next reads `.env*` files by itself, for what is not set.
    FORM_EXTRA_FIELDS: '',
    DEFER_SCRIPTS: deferScripts ? 'on' : 'off',
  })
  return settingsOrExit()
}
