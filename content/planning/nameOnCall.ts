/** A name whose hours may be called off, told from the one whose hours are firm. */
export function nameOnCall(name: string): string {
  return `${name} (auf Abruf)`
}
