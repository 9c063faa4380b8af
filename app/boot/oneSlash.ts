import { mendAddress } from '@/lib/browser/platform/history'

// Hosts answer odd addresses, but Next's router reads `//werkschutz/` as a host and chokes on a stray `%`: the page would go
// blank when it hydrates. One slash leads to the right page; a broken escape stays on the page that the host has chosen.
const { pathname, search, hash } = location
const mended = pathname.replace(/\/{2,}/g, '/')
if (mended !== pathname) {
  location.replace(mended + search + hash)
}
try {
  decodeURIComponent(pathname)
} catch {
  mendAddress(mended.replaceAll('%', '%25') + search + hash)
}
