/** Says why a value cannot be right, as a sentence goes on behind it (`enthält kein @`), or null. */
export type CauseOf = (value: string) => string | null

/** What is asked of a value, and one that is right. */
export type Rule = { causeOf: CauseOf; right: string }

export const rule = (causeOf: CauseOf, right: string): Rule => ({ causeOf, right })

/** What an owner reads of a value that cannot be right: one line with place, value, cause, and what is right. */
export function faultOf(place: string, value: string, { causeOf, right }: Rule): string[] {
  const cause = causeOf(value)
  // One line, also where the value has more.
  const shown = value.replace(/[\n\r\t]/g, (sign) => JSON.stringify(sign).slice(1, -1))
  return cause === null ? [] : [`${place} „${shown}“ ${cause}. Richtig ist zum Beispiel „${right}“.`]
}
