import { ParseError, type PhoneNumber, parsePhoneNumberWithError } from 'libphonenumber-js'

// Its table of all countries must not reach a browser: tests/export/files.test.ts looks. No `server-only`, as scripts read it, too.

/** What a printed number consists of, dots and non-breaking signs included. */
const FOREIGN_SIGN = /[^\d\s()+/.‑–-]/u
/** `-0 / -22`, `123456 / 069 …`, `12345-22/23`, `+49 … +49 …`: what follows is not dialled after what precedes it. */
const SECOND_NUMBER = /\/\s*[-‑–+(]*0|\/\s*[-‑–+]|\d[^+]*\+|(?:\d\D*){6,}[-‑–]\s*\d+\s*\//
/** What stands before the number of a country. */
const ABROAD = /^\(?(?:\+|0\s?0)/

function parsed(printed: string): PhoneNumber | null {
  try {
    return parsePhoneNumberWithError(printed, 'DE')
  } catch (error) {
    if (error instanceof ParseError) {
      return null
    }
    throw error
  }
}

/** The digits that are dialled, as they are typed: once without an (0) after the code of a country, once with it (Italy dials it). */
function typedDigits(printed: string): readonly string[] {
  const digits = (text: string) => text.replace(/\D/g, '')
  return ABROAD.test(printed)
    ? [printed.replace(/\(\s*0\s*\)/, ''), printed].map((text) => digits(text).replace(/^00/, ''))
    : [digits(printed).replace(/^0/, '49')]
}

/** Why a number as printed cannot be dialled as it says, or null. Without the code of a country it is a German one. */
export function validatePhone(printed: string): string | null {
  const sign = FOREIGN_SIGN.exec(printed)?.[0]
  if (sign !== undefined) {
    return `enthält „${sign}“; eine Nummer besteht aus Ziffern, Leerzeichen, +, /, Punkten, Strichen und Klammern`
  }
  if (SECOND_NUMBER.test(printed)) {
    return 'nennt zwei Nummern; ein Link wählt nur eine'
  }
  if (!ABROAD.test(printed) && !/^\(?0/.test(printed)) {
    return 'beginnt weder mit 0 noch mit +; die Vorwahl fehlt'
  }
  const number = parsed(printed)
  if (number === null) {
    return 'hat keine gültige Landesvorwahl oder keine Ziffern dahinter'
  }
  const digits = number.number.slice(1)
  if (digits.length < 8 || digits.length > 15) {
    return `hat mit der Landesvorwahl ${digits.length} Ziffern; möglich sind 8 bis 15`
  }
  if (!number.isPossible()) {
    return 'hat zu wenige oder zu viele Ziffern für eine Nummer dieses Landes'
  }
  return typedDigits(printed).includes(digits)
    ? null
    : `würde als ${number.formatInternational()} gewählt; das sind andere Ziffern`
}

/**
 * A number as printed, for machines: `069 90009-100` becomes `+496990009100`, `0041 44 668 18 00` becomes `+41446681800`.
 * @throws where it cannot be dialled as it says
 */
export function internationalPhone(printed: string): string {
  const message = validatePhone(printed)
  const number = parsed(printed)
  if (message !== null || number === null) {
    throw new Error(`Die Telefonnummer „${printed}“ ${message}.`)
  }
  return number.number
}

/** `069 123456-22` of `069 123456-22, von 18 bis 8 Uhr`; null where a text does not begin with what is surely a number. */
export function leadingPhone(text: string): string | null {
  const [first = ''] = text.split(/[,;]/)
  return validatePhone(first) === null ? first : null
}

/** `tel:` address of a number as printed. */
export function phoneHref(printed: string): string {
  return `tel:${internationalPhone(printed)}`
}

/** Address that opens a chat with a number as printed. */
export function whatsappHref(printed: string): string {
  return `https://wa.me/${internationalPhone(printed).slice(1)}`
}
