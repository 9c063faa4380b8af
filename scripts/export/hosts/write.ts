/** One old address as a server compares it, and where it leads; both below the base path. */
export type Redirect = { from: string; to: `/${string}` }

/** What the configuration of every host is made from. */
export type HostOptions = {
  /** '' or '/sub/pfad'. */
  basePath: string
  /** The Content Security Policy for all pages together. */
  policy: string
  /** Old addresses, below the base path as well. */
  redirects: readonly Redirect[]
}

/** Stands at the top of every file. */
export const NOTE = 'Written by the build. Change scripts/export/hosts/rules.ts instead.'

/** For use inside a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

/** As Apache and nginx take a value with spaces in it. */
export function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`
}
