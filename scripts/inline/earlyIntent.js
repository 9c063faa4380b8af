// A click on an offer button, or a form sent off, before the scripts are ready: it is repeated when they are. When one
// cannot be loaded, or takes too long, the browser does what it does without scripts: the link leads to the contact
// form, the form posts natively.
;(() => {
  /** @type {HTMLAnchorElement | HTMLFormElement | undefined} */
  let waiting
  let settled = false

  /** @param {Event} event @param {HTMLAnchorElement | HTMLFormElement} target */
  function hold(event, target) {
    event.preventDefault()
    waiting?.removeAttribute('aria-busy')
    waiting = target
    target.setAttribute('aria-busy', 'true')
    setTimeout(giveUp, PATIENCE_MS)
  }

  function take() {
    const target = waiting
    settled = true
    waiting = undefined
    target?.removeAttribute('aria-busy')
    return target
  }

  function giveUp() {
    if (settled) {
      return
    }
    const target = take()
    if (target instanceof HTMLFormElement) {
      target.submit()
    } else if (target) {
      location.href = target.href
    }
  }

  document.addEventListener('click', (event) => {
    const modified = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    const link = !settled && !modified && event.target.closest('a[data-offer]')
    if (link) {
      hold(event, link)
    }
  })
  document.addEventListener('submit', (event) => {
    if (!settled) {
      hold(event, event.target)
    }
  })
  document.addEventListener('error', (event) => event.target.tagName === 'SCRIPT' && giveUp(), true)
  document.addEventListener(FAILED_EVENT, giveUp)
  document.addEventListener(READY_EVENT, () => {
    const target = take()
    if (target instanceof HTMLFormElement) {
      target.requestSubmit()
    } else {
      target?.click()
    }
  })
})()
