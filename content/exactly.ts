/** Exactly n entries: a list of the wrong length does not compile. */
export type Exactly<N extends number, T, R extends readonly T[] = []> = R['length'] extends N
  ? R
  : Exactly<N, T, readonly [...R, T]>
