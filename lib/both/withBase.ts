/**
 * Address of a page, a section or a file in `public/`, below the base path: `/werkschutz/`, `/#services`, `/hero/start.avif`. Every
 * internal link is a plain `<a>` to such an address (docs/decisions/0011-pages-are-documents.md).
 */
export function withBase(path: `/${string}`): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${path}`
}
