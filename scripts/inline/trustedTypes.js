// Only our own chunks may become scripts. The bundler's runtime writes their addresses as plain strings, so this
// default policy is what lets them pass; everything else that would run code is refused.
window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href)
    return origin === location.origin && pathname.startsWith(CHUNK_FOLDER) ? address : null
  },
})
