// Some hosts also serve a page under an address with doubled slashes, where its links to itself would lead elsewhere.
const { pathname, search, hash } = location
const normalized = pathname.replace(/\/{2,}/g, '/')
if (normalized !== pathname) {
  location.replace(normalized + search + hash)
}

export {}
