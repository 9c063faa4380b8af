// A page exists under one address: with doubled slashes, which some hosts answer, links of its own would lead elsewhere.
const { pathname, search, hash } = location
const mended = pathname.replace(/\/{2,}/g, '/')
if (mended !== pathname) {
  location.replace(mended + search + hash)
}

export {}
