import { readSettings } from './lib/settings.mjs'

/** Stops with the bare message: a stack trace would bury the one line that says what to do. */
function settingsOrExit() {
  try {
    return readSettings(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** @type {import('next').NextConfig} */
export default {
  // Plain files for any static host.
  output: 'export',
  // /werkschutz/index.html is found by every host; /werkschutz.html needs host rules.
  trailingSlash: true,
  basePath: settingsOrExit().basePath,
  // No server resizes pictures after an export; components/ui/Picture.tsx serves prepared widths.
  images: { unoptimized: true },
  // A second lockfile in a parent folder must not move the project's root.
  turbopack: { root: import.meta.dirname },
  devIndicators: false,
}
