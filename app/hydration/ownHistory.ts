// Next's router writes every page into the browser's history, follows its ways back, and loads a page anew whose entry somebody
// else has made. Pages are documents: their history is the browser's, and where a browser refuses to write it Next would break
// the page. So its router finds nothing to write to, and hears of no way back.
for (const method of ['pushState', 'replaceState']) {
  try {
    Object.defineProperty(history, method, { value: () => undefined, configurable: true, writable: true })
  } catch {
    // Then Next writes, or breaks the page, which is loaded without its scripts in the end (brokenPage.ts).
  }
}
addEventListener('popstate', (event) => event.stopImmediatePropagation())
