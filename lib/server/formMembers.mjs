/**
 * What every form has by itself. A field of such a name hides it (`LegacyOverrideBuiltIns` of HTMLFormElement): with a field
 * `reset` no script can empty the form any more, with `submit` none can send it. Listed as Chromium 156 has them;
 * tests/e2e/extraFields.spec.ts compares.
 */
const MEMBERS = new Set(
  `
  acceptCharset accessKey action activeViewTransition addEventListener after animate append appendChild
  assignedSlot attachInternals attachShadow attributeStyleMap attributes autocapitalize autocomplete autocorrect
  autofocus baseURI before blur checkValidity checkVisibility childElementCount childNodes children classList
  className click clientHeight clientLeft clientTop clientWidth cloneNode closest compareDocumentPosition
  computedStyleMap constructor contains contentEditable currentCSSZoom customElementRegistry dataset dir
  dispatchEvent draggable editContext elementTiming elements encoding enctype enterKeyHint firstChild
  firstElementChild focus focusGroup focusGroupStart getAnimations getAttribute getAttributeNS getAttributeNames
  getAttributeNode getAttributeNodeNS getBoundingClientRect getClientRects getElementsByClassName
  getElementsByTagName getElementsByTagNameNS getHTML getRootNode hasAttribute hasAttributeNS hasAttributes
  hasChildNodes hasOwnProperty hasPointerCapture hidden hidePopover id inert innerHTML innerText inputMode
  insertAdjacentElement insertAdjacentHTML insertAdjacentText insertBefore isConnected isContentEditable
  isDefaultNamespace isEqualNode isPrototypeOf isSameNode lang lastChild lastElementChild length localName
  lookupNamespaceURI lookupPrefix matches method moveBefore name namespaceURI nextElementSibling nextSibling
  noValidate nodeName nodeType nodeValue nonce normalize offsetHeight offsetLeft offsetParent offsetTop
  offsetWidth outerHTML outerText ownerDocument parentElement parentNode part popover prefix prepend
  previousElementSibling previousSibling propertyIsEnumerable pseudo querySelector querySelectorAll rel relList
  releasePointerCapture remove removeAttribute removeAttributeNS removeAttributeNode removeChild
  removeEventListener replaceChild replaceChildren replaceWith reportValidity requestFullscreen
  requestPointerLock requestSubmit reset role scroll scrollBy scrollHeight scrollIntoView scrollIntoViewIfNeeded
  scrollLeft scrollTo scrollTop scrollWidth setAttribute setAttributeNS setAttributeNode setAttributeNodeNS
  setHTML setHTMLUnsafe setPointerCapture shadowRoot showPopover slot spellcheck startViewTransition style
  submit tabIndex tagName target textContent title toLocaleString toString toggleAttribute togglePopover
  translate valueOf virtualKeyboardPolicy when writingSuggestions
  `
    .trim()
    .split(/\s+/),
)

/** Whether a field of this name would take something from its form. @param {string} name */
export function hidesFormMember(name) {
  return (
    MEMBERS.has(name) ||
    /^(on|aria[A-Z]|webkit|moz|__)|^[A-Z]+(_[A-Z]+)*_NODE$|^DOCUMENT_POSITION_/.test(name)
  )
}
