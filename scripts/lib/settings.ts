// CommonJS without named exports.
import nextEnv from '@next/env'
import { LOCAL_FORM_ENDPOINT, readSettings } from '@/lib/settings.mjs'

export const PORT = 3000
export const LOCAL_SITE = `http://localhost:${PORT}`

/**
 * Reads `.env*` files as Next does and checks the settings; a wrong one ends the program with its one line.
 * @param local fill what is unset with this machine's own servers: preview and tests work without any settings
 */
export function settingsOrExit({ local }: { local: boolean }) {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error })
  if (local) {
    process.env.SITE_URL ||= LOCAL_SITE
    process.env.FORM_ENDPOINT ||= LOCAL_FORM_ENDPOINT
  }
  try {
    return readSettings(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
