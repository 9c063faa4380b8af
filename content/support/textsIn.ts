export type Text = { place: string; text: string }

/** Every text below a value with its place. */
export function textsIn(value: unknown, place = ''): Text[] {
  if (typeof value === 'string') {
    return [{ place, text: value }]
  }
  if (typeof value === 'function') {
    return textsIn(value('000'), `${place}()`)
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, child]) =>
      textsIn(child, /^$|: $/.test(place) ? place + key : `${place}.${key}`),
    )
  }
  return []
}
