/** Says why a value cannot be right, as a sentence goes on behind it (`enthält kein @`), or null. */
export type CauseOf = (value: string) => string | null

/** What is asked of a value, and one that is right. */
export type Rule = { causeOf: CauseOf; right: string }

export const rule = (causeOf: CauseOf, right: string): Rule => ({ causeOf, right })

/** How each of these lines ends. */
export function sentencesOf(cause: string, right: string): string {
  return `${cause}. Richtig ist zum Beispiel „${right}“.`
}

/**
 * What an owner reads of a value that cannot be right: one line with place, value, cause, and what is right.
 * @param value what stands there, also where the types of the record would refuse it
 */
export function faultOf(place: string, value: unknown, { causeOf, right }: Rule): string[] {
  if (value === undefined || value === null) {
    return [sentencesOf(`${place} fehlt`, right)]
  }
  if (typeof value !== 'string') {
    return [sentencesOf(`${place} steht ohne Anführungszeichen`, right)]
  }
  const cause = causeOf(value)
  // One line, also where the value has more.
  const shown = value.replace(/[\n\r\t]/g, (sign) => JSON.stringify(sign).slice(1, -1))
  return cause === null ? [] : [sentencesOf(`${place} „${shown}“ ${cause}`, right)]
}

/** The same for a value that may be missing. */
export function optionalFaultOf(place: string, value: unknown, ownRule: Rule): string[] {
  return value === undefined || value === null ? [] : faultOf(place, value, ownRule)
}
