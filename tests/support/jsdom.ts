import '@testing-library/jest-dom'

// jsdom lays nothing out and does not know it.
Element.prototype.scrollIntoView ??= () => undefined
