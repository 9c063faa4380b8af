import { HASHED_FOLDER } from '@/lib/both/exportedFiles'

/** With the base path, which inlineText.ts fills in. */
const CHUNK_FOLDER = `${process.env.NEXT_PUBLIC_BASE_PATH}${HASHED_FOLDER}`

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => void
    }
  }
}

// Only our own chunks may become scripts. The bundler's runtime sets their addresses as plain strings, so this default policy
// must allow them; it refuses everything else that would run code.
window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href)
    // An encoded slash or dot would leave the folder again on some hosts.
    const inside = pathname.startsWith(CHUNK_FOLDER) && !/%2[ef]/i.test(pathname)
    return origin === location.origin && inside ? address : null
  },
})
