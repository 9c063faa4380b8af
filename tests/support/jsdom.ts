import '@testing-library/jest-dom'

// jsdom lays nothing out and does not know it. A few tests run without it.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => undefined
}
