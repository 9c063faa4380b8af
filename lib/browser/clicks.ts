/**
 * What acts on a click: the selector of what was clicked, and what to do with it. It prevents the default of a click that it has
 * answered, and no later row sees that one.
 */
export type ClickRow = readonly [selector: string, act: (element: HTMLElement, event: MouseEvent) => void]

declare global {
  interface Window {
    /** The inline script and the bundles share no module. */
    clickRows?: ClickRow[]
  }
}

/**
 * Rows act in the order in which they are added: see app/boot/clicks.ts.
 * @returns takes them away again
 */
export function addClickRows(...rows: ClickRow[]): () => void {
  window.clickRows = [...(window.clickRows ?? []), ...rows]
  return () => {
    window.clickRows = (window.clickRows ?? []).filter((row) => !rows.includes(row))
  }
}
