/** One old address as a server compares it, and where it leads; both below the base path. */
export type Redirect = { from: string; to: `/${string}` }

/** Stands at the top of every file. */
export const NOTE = 'Written by the build. Change scripts/export/hosts/rules.ts instead.'

/** For servers that read their configuration once: what they do not know is blocked. */
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

/** As Apache and nginx take a value with spaces in it. */
export function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`
}
