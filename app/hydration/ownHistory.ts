// Next's router writes every page into the browser's history, handles `popstate`, and reloads a page whose history entry it has not
// written itself. Our pages are documents whose history is the browser's, and Next breaks the page where a browser refuses to write
// it. So these methods do nothing, and the router never sees `popstate`.
for (const method of ['pushState', 'replaceState']) {
  try {
    Object.defineProperty(history, method, { value: () => undefined, configurable: true, writable: true })
  } catch {
    // Then Next writes, or breaks the page, which brokenPage.ts reloads without its scripts.
  }
}
addEventListener('popstate', (event) => event.stopImmediatePropagation())
