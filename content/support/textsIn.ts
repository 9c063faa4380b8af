/** Every text below a value with the place where it stands; for the tests of the texts. */
export function textsIn(value: unknown, place = ''): { place: string; text: string }[] {
  if (typeof value === 'string') {
    return [{ place, text: value }]
  }
  if (typeof value === 'function') {
    return textsIn(value('000'), `${place}()`)
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${place}.${key}`))
  }
  return []
}
