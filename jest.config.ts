/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

const transform: Config['transform'] = {
  // Of packages only what `transformIgnorePatterns` lets through.
  '^.+\\.(ts|tsx|m?js)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
}

const shared: Config = {
  transform,
  // Packages without CommonJS; Jest cannot require the others before Node.js 24.9.
  transformIgnorePatterns: [
    '/node_modules/(?!temporal-|saxen/|magicast/|@clack/|fast-string-|fast-wrap-|sisteransi/)',
  ],
  moduleNameMapper: {
    // Before the names of our own files: some of them are styles.
    '\\.css$': '<rootDir>/tests/support/classNames.ts',
    '^@/(.*)$': '<rootDir>/$1',
    // It throws where nobody says that this is a server; the build is where it guards.
    '^server-only$': '<rootDir>/tests/support/empty.ts',
  },
  // Built files are not sources; a copy of package.json in there would confuse the module map.
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/preview/', '<rootDir>/.next/', '<rootDir>/.local/'],
}

const config: Config = {
  // It ends what hangs: Jest's own five seconds are too short where every core has other work to do.
  testTimeout: 30_000,
  // All cores but one, the default, would leave the second core of a small machine idle.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{artwork,content,desk,lib,scripts}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/tests/support/jsdom.ts'],
      testMatch: ['<rootDir>/{app,components}/**/*.test.{ts,tsx}', '<rootDir>/desk/**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'export',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/export/**/*.test.ts'],
    },
  ],
}

export default config
