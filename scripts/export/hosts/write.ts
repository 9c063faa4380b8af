/** An old address as servers compare it, and its target; both below the base path. */
export type Redirect = { from: string; to: `/${string}` }

/** The first line of every file. */
export const NOTE = 'Written by the build. Change scripts/export/hosts/rules.ts instead.'

/** For servers that read their configuration only once, and would block a new form service. */
export function reloadNote(command: string): string {
  return [
    `NACH JEDEM HOCHLADEN: ${command}`,
    '# Der Server liest diese Datei nur beim Laden. Sie nennt den Formulardienst, an den Browser senden dürfen: Nach einem Wechsel',
    '# ginge sonst jede Anfrage verloren.',
  ].join('\n')
}

/** For use inside a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

/** A value in quotes, as Apache and nginx need it for spaces. */
export function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`
}
