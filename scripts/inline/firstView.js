// The first layout and the first requests are for the first view: sections below it are laid out later, one by one, and
// their pictures wait for the visitor (afterFirstView.js). Not where the page opens further down: at the section that its
// address names, or where it was left before a reload or a way back.
if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
  document.documentElement.dataset.folded = ''
  document.documentElement.dataset.unscrolled = ''
}
