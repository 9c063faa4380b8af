/** A figure in its parts: `5000+` is „5.000“ and „+“. There is one way to write numbers, here. */
export function figureParts(value: string): { number: string; sign: string } {
  const [, digits, sign = ''] = /^(\d+)\s*(\D*)$/.exec(value) ?? []
  return digits === undefined
    ? { number: value, sign: '' }
    : { number: Number(digits).toLocaleString('de-DE'), sign }
}
