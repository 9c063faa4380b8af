import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The packages whose code or data a visitor's browser gets. Everything else stays on the build machine. */
export const SHIPPED_PACKAGES = [
  'next',
  'react',
  'react-dom',
  'scheduler',
  'framer-motion',
  'motion-dom',
  'motion-utils',
  '@swc/helpers',
  '@fontsource-variable/host-grotesk',
] as const

/** Name, version, licence and licence text of everything that ships: their licences ask for it. */
export function licenceNotices(): string {
  return SHIPPED_PACKAGES.map((name) => {
    const folder = join(process.cwd(), 'node_modules', name)
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).find((entry) => /^licen[sc]e/i.test(entry))
    const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
    return `${name} ${version}\nLicence: ${license}\n${text}`
  }).join(`\n${'-'.repeat(80)}\n\n`)
}
