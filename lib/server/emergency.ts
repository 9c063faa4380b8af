/** Every hour of every day, and words that take none away. */
const ALWAYS =
  /^(?:(?:täglich|immer|jederzeit|stets),? )?(?:rund um die Uhr|24 ?(?:Stunden|Std\.?|h)(?: am Tag| täglich)?|0(?::00)?(?: bis | ?[–-] ?)24(?::00)? Uhr)(?:,? (?:und )?(?:täglich|besetzt|erreichbar|an (?:sieben|7) Tagen(?: (?:in der|der|pro) Woche)?|an 365 Tagen(?: im Jahr)?|auch (?:an|am) [\p{L}\- ]+))*\.?$/iu

/** Whether the owner's words for the hours of a number leave none out: only such a number is an emergency call. */
export function isAlwaysAnswered(hours: string | undefined): boolean {
  return ALWAYS.test((hours ?? '').replace(/\s+/g, ' ').trim())
}
