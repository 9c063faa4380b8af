import { domainToUnicode } from 'node:url'
import { z } from 'zod'
import { asciiEmail } from '@/lib/both/mailto'
import { buildDate, buildDay } from '@/lib/server/buildDay'
import type { Validate } from '@/lib/server/rules'

/** Placeholders for a missing value. The owner's words may contain one, but do not consist of one. */
const PLACEHOLDERS: readonly RegExp[] = [
  // No letter, no digit: „-“, „…“, „???“.
  /^[^\p{L}\p{N}]+$/u,
  /^\W*(?:todo|to do|tbd|fixme|platzhalter|x{3,}|n\/a|n\.\s?a\.|k\.\s?a\.)\W*$/iu,
  /^(?:todo|tbd|fixme|xxx)\s*:/i,
  /\?{3}/,
  /^lorem\b|lorem ipsum/i,
  // „<Name>“, „[Anschrift]“.
  /^(?:<.*>|\[.*\])$/,
  // Our own example.
  /^Vorname Nachname\b/,
]

/** What is wrong with a text, whatever it says. */
export const validateText: Validate = (value) => {
  if (value.trim() === '') {
    return 'ist leer'
  }
  if (value !== value.trim()) {
    return 'beginnt oder endet mit einem Leerzeichen'
  }
  if (/[\n\r\t]/.test(value)) {
    return 'enthält einen Zeilenumbruch oder einen Tabulator'
  }
  return PLACEHOLDERS.some((placeholder) => placeholder.test(value))
    ? 'ist ein Platzhalter, den Besucher lesen würden'
    : null
}

export const validateEmail: Validate = (value) => {
  const [local = '', domain, ...more] = value.split('@')
  if (domain === undefined) {
    return 'enthält kein @'
  }
  if (more.length > 0) {
    return `enthält ${more.length + 1} @ statt eines`
  }
  const sign = /[^!-~]/u.exec(local)?.[0]
  if (sign !== undefined) {
    return `enthält „${sign}“ vor dem @; viele Mailserver lehnen das ab`
  }
  if (!URL.canParse(`https://${domain}`) || !z.email().safeParse(asciiEmail(value)).success) {
    return 'ist keine E-Mail-Adresse'
  }
  const ascii = asciiEmail(value).slice(local.length + 1)
  const written = domain.toLowerCase().normalize('NFC')
  return [ascii, domainToUnicode(ascii)].includes(written)
    ? null
    : `ginge an ${local}@${domainToUnicode(ascii)}`
}

/** A day of the calendar. */
const validateDay: Validate = (value) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return 'ist nicht als Jahr-Monat-Tag geschrieben'
  }
  return z.iso.date().safeParse(value).success ? null : 'gibt es im Kalender nicht'
}

/** A day that has come. */
export const validatePastDay: Validate = (value) =>
  validateDay(value) ?? (value > buildDate() ? 'liegt in der Zukunft' : null)

/** A day until which something holds: today is one. */
export const validateLastDay: Validate = (value) =>
  validateDay(value) ?? (value < buildDate() ? 'ist vorbei' : null)

/** Whatever it says, no year to come. */
const validatePastYear: Validate = (value) => {
  const year = value.match(/\b\d{4}\b/g)?.find((found) => Number(found) > buildDay().getUTCFullYear())
  return year === undefined ? null : `nennt ${year}, ein Jahr in der Zukunft`
}

/** A date in words or signs holds a year, and none to come. */
export const validateDated: Validate = (value) =>
  validatePastYear(value) ?? (/\b(?:19|20)\d\d\b/.test(value) ? null : 'nennt kein Jahr')

/** A year that has come, and nothing else. */
export const validateYear: Validate = (value) =>
  validatePastYear(value) ?? (/^(?:18|19|20)\d\d$/.test(value) ? null : 'ist kein Jahr')
