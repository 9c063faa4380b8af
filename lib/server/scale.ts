/** A part of a drawn scale: `37.5%`. */
export function percent(part: number, whole: number): string {
  return `${Number(((part / whole) * 100).toFixed(2))}%`
}

/** Where a label hangs on its place of a scale, a share from 0 to 1: the first and the last stay inside. */
export function anchorAt(share: number): 'start' | 'middle' | 'end' {
  return share < 0.03 ? 'start' : share > 0.97 ? 'end' : 'middle'
}
