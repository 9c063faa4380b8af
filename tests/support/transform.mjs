import { readFileSync } from 'node:fs'

// A worker thread answers at once; without it esbuild starts a program for each file.
process.env.ESBUILD_WORKER_THREADS = '1'
const { transformSync, version } = await import('esbuild')

const OWN_SOURCE = readFileSync(import.meta.filename, 'utf8')

/** A top-level call of `jest.mock`, as esbuild prints it. */
const MOCK = /^jest\.mock\((?:.*|[\s\S]*?^\S*)\);$/gm

/** Moves mocks above the imports of what they replace, as Jest's Babel plugin does; every line keeps its number. */
function withMocksFirst(/** @type {string} */ code) {
  const mocks = (code.match(MOCK) ?? []).map((mock) => mock.replaceAll('\n', ' ')).join('')
  return mocks + code.replace(MOCK, (mock) => mock.replace(/.+/g, ''))
}

/** Jest's transformer: modules by esbuild, which also runs our commands (tsx) and bundles the inline scripts. */
export default {
  process(/** @type {string} */ source, /** @type {string} */ path) {
    const { code } = transformSync(source, {
      // By a name in .mjs esbuild takes all of a CommonJS module as its `default`, also of one that was transformed here.
      sourcefile: path.replace(/\.mjs$/, '.js'),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      platform: 'node',
      target: 'es2022',
      jsx: 'automatic',
      sourcemap: 'inline',
      // Node.js has no `import()` in the contexts in which Jest runs modules.
      supported: { 'dynamic-import': false },
    })
    return { code: withMocksFirst(code) }
  },
  getCacheKey: (/** @type {string} */ source, /** @type {string} */ path) =>
    [version, OWN_SOURCE, path, source].join('\0'),
}
