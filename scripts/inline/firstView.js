// The first layout and the first requests are for the first view: sections below it are laid out later, one by one, and
// their pictures wait for the visitor (afterFirstView.js). Not where an address leads to one of them.
if (!location.hash) {
  document.documentElement.dataset.folded = ''
  document.documentElement.dataset.untouched = ''
}
