import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'

/** Settings and the build's name are typed modules; Next itself reads TypeScript only in a configuration that is TypeScript. */
const { settingsOrExit } = /** @type {typeof import('./scripts/export/settingsOrExit')} */ (
  await tsImport('./scripts/export/settingsOrExit.ts', import.meta.url)
)
const { buildId } = /** @type {typeof import('./scripts/export/buildId')} */ (
  await tsImport('./scripts/export/buildId.ts', import.meta.url)
)

const root = import.meta.dirname
const settings = settingsOrExit()
const build = buildId(root, settings)

/** @type {import('next').NextConfig} */
const config = {
  env: {
    // For links: islands cannot ask the server parts (lib/both/withBase.ts).
    NEXT_PUBLIC_BASE_PATH: settings.basePath,
    // A page that misses a file asks whether there is a newer one (app/boot/newestBuild.ts).
    NEXT_PUBLIC_BUILD: build,
  },
  // Plain files for any static host.
  output: 'export',
  // They make the scripts that stand inline in a page (app/boot/inlineText.ts), clean the owner's logo (lib/server/logo.ts), and read
  // fonts (lib/server/sharingFonts.ts).
  serverExternalPackages: ['@swc/core', 'esbuild', 'svgo', 'opentype.js'],
  // What Next exports is not yet what is uploaded.
  adapterPath: join(root, 'scripts/export/adapter.mjs'),
  // Sharing pictures and Word documents wait in the queue of the pages. Next's own minute, by the clock, has ended builds on a busy machine.
  staticPageGenerationTimeout: 600,
  // Next's own is random: two builds of the same sources would differ.
  generateBuildId: () => build,
  // /werkschutz/index.html is found by every host; /werkschutz.html needs host rules.
  trailingSlash: true,
  // app/gallery/ is for who works here: no export has it.
  pageExtensions: ['tsx', 'ts', ...(process.env.NODE_ENV === 'development' ? ['dev.tsx'] : [])],
  basePath: settings.basePath,
  // No server resizes pictures after an export; components/ui/Picture.tsx serves prepared widths.
  images: { unoptimized: true },
  // A second lockfile in a parent folder must not move the project's root.
  turbopack: { root },
  // They tell whose code ships (scripts/export/licences.ts), and are not uploaded.
  productionBrowserSourceMaps: true,
  devIndicators: false,
  // Whoever has just run `npm run check` says so (scripts/build.ts); no page depends on it.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === 'yes' },
  experimental: {
    // A sheet for whatever only some pages use: the export joins them (scripts/export/mergeStyles.ts). By default styles of the desk
    // would be on every page.
    cssChunking: { type: 'graph', requestCost: 100 },
    // Else a build asks the network for newer versions, and a person in a menu: it is a command for owners, and for hosts.
    agentUpgrade: false,
    // A release starts clean, so it is only written: 84 MB, while the build ends. One build stood still there.
    turbopackFileSystemCacheForBuild: false,
  },
  // No `reactCompiler`: every component compiles, but nothing here renders often, and the scripts would be 3 % heavier.
}

export default config
