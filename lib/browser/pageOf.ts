/**
 * The part of an address that identifies its page: without query, fragment, `index.html` and trailing slash (app/hydration/oneSlash.ts
 * removes doubled ones).
 */
export function pageOf({ href }: { href: string }): string {
  return href.replace(/\/?(index\.html)?([?#].*)?$/, '')
}
