import { validatePhone } from '@/lib/server/phone'
import { type Rule, rule, type Validate } from '@/lib/server/rules'
import { validateUrl } from '@/lib/server/webAddress'
import { validateEmail, validatePastDay, validateText } from './values'

/** What is asked of every text, and then of this one. */
export const textRule = (validate: Validate, example: string): Rule =>
  rule((value) => validateText(value) ?? validate(value), example)

export const text = (example: string): Rule => textRule(() => null, example)

export const pattern = (shape: RegExp, otherwise: string, example: string): Rule =>
  textRule((value) => (shape.test(value) ? null : otherwise), example)

export const oneOf = (values: readonly string[], example: string): Rule =>
  textRule((value) => (values.includes(value) ? null : `ist keines von ${values.join(', ')}`), example)

/** Street and town in the example of an address. */
export const ADDRESS = 'Mainzer Landstraße 1, 60329 Frankfurt am Main'

export const phoneRule = textRule(validatePhone, '069 123456-0')
export const emailRule = (example: string) => textRule(validateEmail, example)
export const urlRule = (example: string) => textRule(validateUrl, example)
export const postalCodeRule = pattern(/^\d{5}$/, 'besteht nicht aus fünf Ziffern', '60329')
export const pastDayRule = (example: string) => textRule(validatePastDay, example)

export const registerCourtRule = textRule(
  (value) => (/gericht/i.test(value) ? null : 'ist kein Gericht'),
  'Amtsgericht Frankfurt am Main',
)

/** Whom one could write to. */
export const authorityRule = textRule(
  (value) => (/\p{L}{3}/u.test(value) ? null : 'ist kein Name einer Behörde'),
  'Stadt Frankfurt am Main, Ordnungsamt',
)

const REGISTER = 'HRA|HRB|GnR|GsR|PR|VR'

/** @param example one of the register where such a firm stands */
export const registerNumberRule = (example: string) =>
  textRule((value) => {
    if (new RegExp(`(?:${REGISTER})\\s*\\d.*(?:${REGISTER})\\s*\\d`).test(value)) {
      return 'nennt zwei Register; das der Komplementärin einer KG gehört in content/extras.ts, generalPartner'
    }
    return new RegExp(`^(?:${REGISTER})\\s\\d{1,6}(?:\\s[A-Z]{1,3})?$`).test(value)
      ? null
      : `ist nicht ein Register (${REGISTER.replaceAll('|', ', ')}), ein Leerzeichen und eine Nummer`
  }, example)
