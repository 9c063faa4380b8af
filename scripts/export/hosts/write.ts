/** What the configuration of every host is made from. */
export type HostOptions = {
  /** '' or '/sub/pfad'. */
  basePath: string
  /** The Content Security Policy for all pages together. */
  policy: string
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
