// What is typed before the scripts are ready is kept as well: a link may lead away from it, or a new
// version of the site take the scripts with it. Later the form's own script writes the same (lib/draft.ts).
document.addEventListener('input', ({ target }) => {
  if (!DRAFT_FIELDS.includes(target.name)) {
    return
  }
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}')
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, [target.name]: target.value }))
  } catch {
    // No storage, or a full one: the text still stands in its field.
  }
})
