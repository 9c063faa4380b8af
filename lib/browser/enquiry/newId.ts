/** An id that is unique within a tab. Without `crypto`, which is missing without https. */
export function newId(): string {
  return Math.random().toString(36).slice(2)
}
