import { type Settings, takeSettings } from '@/lib/server/settings'

/** Reads the settings; for an invalid one it exits with a single line, which a stack trace would bury. */
export function settingsOrExit(): Settings {
  try {
    return takeSettings()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
