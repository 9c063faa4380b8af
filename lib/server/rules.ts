/** Why a value is invalid, as the German predicate of a sentence (`enthält kein @`), or null. */
export type Validate = (value: string) => string | null

/** How a value is validated, and an example that passes. */
export type Rule = { validate: Validate; example: string }

export const rule = (validate: Validate, example: string): Rule => ({ validate, example })

/** Ends an error with an example. */
export function withExample(message: string, example: string): string {
  return `${message}. Richtig ist zum Beispiel „${example}“.`
}

/**
 * The error of a field for its owner, in one line: place, value, message and an example.
 * @param value unknown, as an owner may have written what the types forbid
 */
export function validateField(place: string, value: unknown, { validate, example }: Rule): string[] {
  if (value === undefined || value === null) {
    return [withExample(`${place} fehlt`, example)]
  }
  if (typeof value !== 'string') {
    return [withExample(`${place} steht ohne Anführungszeichen`, example)]
  }
  const message = validate(value)
  // The line stays one, even if the value has several.
  const shown = value.replace(/[\n\r\t]/g, (sign) => JSON.stringify(sign).slice(1, -1))
  return message === null ? [] : [withExample(`${place} „${shown}“ ${message}`, example)]
}
