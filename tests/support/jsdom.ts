import '@testing-library/jest-dom'

// jsdom has no dialogs (jsdom #3294): just enough of them to open, close and tell. The browser tests use real ones.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  if (this.open) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
