import { phoneCause } from '@/lib/server/phone'
import { type CauseOf, type Rule, rule } from '@/lib/server/rules'
import { urlCause } from '@/lib/server/webAddress'
import { emailCause, pastDayCause, textCause } from './causes'

/** What is asked of every text, and then of this one. */
export const textRule = (causeOf: CauseOf, right: string): Rule =>
  rule((value) => textCause(value) ?? causeOf(value), right)

export const text = (right: string): Rule => textRule(() => null, right)

export const pattern = (shape: RegExp, otherwise: string, right: string): Rule =>
  textRule((value) => (shape.test(value) ? null : otherwise), right)

export const oneOf = (values: readonly string[], right: string): Rule =>
  textRule((value) => (values.includes(value) ? null : `ist keines von ${values.join(', ')}`), right)

/** Street and town as they stand in an example of an address. */
export const ADDRESS = 'Mainzer Landstraße 1, 60329 Frankfurt am Main'

export const phoneRule = textRule(phoneCause, '069 123456-0')
export const emailRule = (right: string) => textRule(emailCause, right)
export const urlRule = (right: string) => textRule(urlCause, right)
export const postalCodeRule = pattern(/^\d{5}$/, 'besteht nicht aus fünf Ziffern', '60329')
export const pastDayRule = (right: string) => textRule(pastDayCause, right)

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

/** @param right an example of the register where such a firm stands */
export const registerNumberRule = (right: string) =>
  textRule((value) => {
    if (new RegExp(`(?:${REGISTER})\\s*\\d.*(?:${REGISTER})\\s*\\d`).test(value)) {
      return 'nennt zwei Register; das der Komplementärin einer KG gehört in content/extras.ts, generalPartner'
    }
    return new RegExp(`^(?:${REGISTER})\\s\\d{1,6}(?:\\s[A-Z]{1,3})?$`).test(value)
      ? null
      : `ist nicht ein Register (${REGISTER.replaceAll('|', ', ')}), ein Leerzeichen und eine Nummer`
  }, right)
