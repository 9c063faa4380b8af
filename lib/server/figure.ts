/** A figure in its parts: `5000+` is „5.000“ and „+“, `12 Jahre` „12“ and „ Jahre“. There is one way to write numbers, here. */
export function figureParts(value: string): { number: string; sign: string } {
  const [, digits, sign = ''] = /^(\d+)\s*(\D*)$/.exec(value) ?? []
  return digits === undefined
    ? { number: value, sign: '' }
    : { number: Number(digits).toLocaleString('de-DE'), sign: /^\p{L}/u.test(sign) ? `\u00a0${sign}` : sign }
}
