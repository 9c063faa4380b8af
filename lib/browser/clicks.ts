/** A selector for the clicked element, and an action. No later row receives a click whose default an action has prevented. */
export type ClickRow = readonly [selector: string, act: (element: HTMLElement, event: MouseEvent) => void]

declare global {
  interface Window {
    /** On the window, as the inline script and the bundles share no module. */
    clickRows?: ClickRow[]
  }
}

/**
 * Rows act in the order of their addition: see app/boot/clicks.ts.
 * @returns a function that removes them
 */
export function addClickRows(...rows: ClickRow[]): () => void {
  window.clickRows = [...(window.clickRows ?? []), ...rows]
  return () => {
    window.clickRows = (window.clickRows ?? []).filter((row) => !rows.includes(row))
  }
}
