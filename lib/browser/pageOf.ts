/**
 * What an address says of its page: no query, no fragment, no `index.html`, no slash at its end (app/boot/oneSlash.ts mends
 * others). Every page carries it before its scripts, so it is short.
 */
export function pageOf({ href }: { href: string }): string {
  return href.replace(/\/?(index\.html)?([?#].*)?$/, '')
}
