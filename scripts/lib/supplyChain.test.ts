import manifest from '@/package.json' with { type: 'json' }
import lock from '@/package-lock.json' with { type: 'json' }

type Entry = {
  version?: string
  hasInstallScript?: boolean
  inBundle?: boolean
  optional?: boolean
  integrity?: string
  optionalDependencies?: Record<string, string>
}
const packages: [string, Entry][] = Object.entries(lock.packages)

/** Named in docs/lieferkette.md; they work without their scripts, which `.npmrc` switches off. */
const WITH_INSTALL_SCRIPT = ['@parcel/watcher', '@swc/core', 'esbuild', 'unrs-resolver', 'vnu-jar']

it('pins every direct dependency to one version', () => {
  const { dependencies, devDependencies } = manifest
  const ranges = Object.entries({ ...dependencies, ...devDependencies })
  expect(ranges.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

it('knows every package that would run code when it is installed', () => {
  const found = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  // fsevents exists on macOS only.
  expect([...new Set(found)].filter((name) => name !== 'fsevents').sort()).toEqual(WITH_INSTALL_SCRIPT)
})

it('locks what it installs to a checksum, on every platform', () => {
  // What a package brings inside itself is covered by its own checksum.
  const unlocked = packages.filter(
    ([path, { integrity, inBundle }]) => path !== '' && !integrity && !inBundle,
  )
  expect(unlocked.map(([path]) => path)).toEqual([])
})

it('has the binaries of every platform that a tool names', () => {
  const named = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ path, name, version })),
  )
  // Nearest folder first, as Node looks a package up.
  const isLocked = (path: string, name: string): boolean =>
    `${path}node_modules/${name}` in lock.packages ||
    (path !== '' && isLocked(path.replace(/(?<=^|\/)node_modules\/(@[^/]+\/)?[^/]+\/$/, ''), name))
  expect(named.filter(({ path, name }) => !isLocked(path === '' ? '' : `${path}/`, name))).toEqual([])
})
