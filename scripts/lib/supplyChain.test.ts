import manifest from '../../package.json'
import lock from '../../package-lock.json'

type Entry = { version?: string; hasInstallScript?: boolean; optional?: boolean; integrity?: string }
const packages: [string, Entry][] = Object.entries(lock.packages)

/** Named in docs/lieferkette.md; they work without their scripts, which `.npmrc` switches off. */
const WITH_INSTALL_SCRIPT = ['@parcel/watcher', '@swc/core', 'esbuild', 'vnu-jar']

it('pins every direct dependency to one version', () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(ranges.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

it('knows every package that would run code when it is installed', () => {
  const found = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  // fsevents exists on macOS only.
  expect([...new Set(found)].filter((name) => name !== 'fsevents').sort()).toEqual(WITH_INSTALL_SCRIPT)
})

it('locks what it installs to a checksum', () => {
  const unlocked = packages.filter(
    ([path, { integrity, optional }]) => path !== '' && !integrity && !optional,
  )
  expect(unlocked).toEqual([])
})
