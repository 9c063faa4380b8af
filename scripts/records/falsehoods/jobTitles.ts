/** All genders, in one of the usual ways: `(m/w/d)`, `:in`, `(alle)`. */
const EVERYBODY =
  /\b(?:[mwfdxi]\s*[/|,*-]\s*){2,}(?:[mwfdxi]\b|div)|\((?:[mwfdx]{3}|gn|alle)\)|divers|alle\w* Geschlechter|all genders|[:*_·]in(?:nen)?\b|\/-?in(?:nen)?\b|\(in(?:nen)?\)/i
/** `MitarbeiterInnen`. */
const INNER_CAPITAL = /\p{Ll}In(?:nen)?(?!\p{L})/u

/** How words for people end that name men, and with `in` women. What is neutral (`Kraft`, `Leitung`, `Mitarbeitende`) ends otherwise. */
const PEOPLE =
  'arbeiter|assistent|ausbilder|berater|chef|detektiv|disponent|fahrer|führer|gänger|helfer|inspektor|kolleg|kontrolleur|koordinator|leiter|manager|meister|monteur|ordner|pförtner|praktikant|referent|reiniger|rezeptionist|sanitäter|schützer|springer|steher|student|techniker|trainer|verkäufer|verwalter|wächter|wärter'
const MALE = new RegExp(`(?:mann|männer|doorman|portiers?|(?:${PEOPLE})(?:n|s|e|en)?)$`, 'iu')
const FEMALE = new RegExp(`(?:(?:${PEOPLE})in(?:nen)?|frau(?:en)?|damen?|hostess(?:en)?)$`, 'iu')

/**
 * The word of a job's title that names one gender only, or null (section 11 AGG).
 * @param town where one works: `Mettmann` is no man
 */
export function oneGenderOf(title: string, town: string): string | null {
  if (EVERYBODY.test(title) || INNER_CAPITAL.test(title)) {
    return null
  }
  const words = title.replace(town, '').match(/\p{L}+/gu) ?? []
  const [male, female] = [MALE, FEMALE].map((ends) => words.find((word) => ends.test(word)))
  return male !== undefined && female !== undefined ? null : (male ?? female ?? null)
}
