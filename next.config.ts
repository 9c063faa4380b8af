import { join } from 'node:path'
import type { NextConfig } from 'next'
import { buildId } from './scripts/export/buildId'
import { settingsOrExit } from './scripts/export/settingsOrExit'

const root = process.cwd()
const settings = settingsOrExit()

const config: NextConfig = {
  // For the page that stands in for a broken one; it cannot ask the server parts.
  env: { NEXT_PUBLIC_BASE_PATH: settings.basePath },
  // Plain files for any static host.
  output: 'export',
  // Makes the scripts that stand inline in a page (app/boot/inlineText.ts).
  serverExternalPackages: ['esbuild'],
  // What Next exports is not yet what is uploaded.
  adapterPath: join(root, 'scripts/export/adapter.mjs'),
  // Next's own is random: two builds of the same sources would differ.
  generateBuildId: () => buildId(root, settings),
  // /werkschutz/index.html is found by every host; /werkschutz.html needs host rules.
  trailingSlash: true,
  basePath: settings.basePath,
  // No server resizes pictures after an export; components/ui/Picture.tsx serves prepared widths.
  images: { unoptimized: true },
  // A second lockfile in a parent folder must not move the project's root.
  turbopack: { root },
  // They tell whose code ships (scripts/export/licences.ts), and are not uploaded.
  productionBrowserSourceMaps: true,
  devIndicators: false,
  // No `reactCompiler`: every component compiles, but nothing here renders often, and the scripts would be 3 % heavier.
}

export default config
