/** Whether a value of a record says nothing, as an editor writes a field that was left empty. */
function isSilent(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'object' && Object.keys(value).length === 0)
  )
}

function spoken(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(spoken).filter((entry) => !isSilent(entry))
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, field]) => [name, spoken(field)] as const)
    return Object.fromEntries(fields.filter(([, field]) => !isSilent(field)))
  }
  return value
}

/** What a file of the owner says, without its empty fields. @param file JSON as it stands there, checked by `npm run check` */
export function said<T extends object>(file: object): Partial<T> {
  return spoken(file) as Partial<T>
}

/** While a record says nothing, the sample's stands in its place, and a release refuses. */
export function isUnsaid(record: object): boolean {
  return isSilent(record)
}
