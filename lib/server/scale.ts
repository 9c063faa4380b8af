/** A part of a drawn scale: `37.5%`. */
export function percent(part: number, whole: number): string {
  return `${Number(((part / whole) * 100).toFixed(2))}%`
}

/**
 * Where a label hangs on its place of a scale, a share from 0 to 1: the first and the last stay inside.
 * @param edge how near to an end that is
 */
export function anchorAt(share: number, edge = 0.03): 'start' | 'middle' | 'end' {
  return share <= edge ? 'start' : share >= 1 - edge ? 'end' : 'middle'
}
