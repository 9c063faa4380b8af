import { domainToUnicode } from 'node:url'
import { z } from 'zod'
import { asciiEmail } from '@/lib/both/mailto'
import { buildDay } from '@/lib/server/buildDay'

/** Says why a value cannot be right, after its name and „is …“, or null. */
export type CauseOf = (value: string) => string | null

/** What stands for a value that is still to come. The owner's own words may hold any of it, but do not consist of it. */
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
export const textCause: CauseOf = (value) => {
  if (value.trim() === '') {
    return 'is empty'
  }
  if (value !== value.trim()) {
    return 'begins or ends with a space'
  }
  if (/[\n\r\t]/.test(value)) {
    return 'holds a line break or a tab'
  }
  return PLACEHOLDERS.some((placeholder) => placeholder.test(value))
    ? 'is a placeholder, and visitors would read it'
    : null
}

export const emailCause: CauseOf = (value) => {
  const [local = '', domain = '', ...more] = value.split('@')
  if (more.length > 0 || !value.includes('@')) {
    return `has ${value.split('@').length - 1} @ instead of one`
  }
  const sign = /[^!-~]/u.exec(local)?.[0]
  if (sign !== undefined) {
    return `has '${sign}' before the @, where many mail servers refuse it`
  }
  if (!URL.canParse(`https://${domain}`) || !z.email().safeParse(asciiEmail(value)).success) {
    return 'is no e-mail address'
  }
  const ascii = asciiEmail(value).slice(local.length + 1)
  const written = domain.toLowerCase().normalize('NFC')
  return [ascii, domainToUnicode(ascii)].includes(written)
    ? null
    : `would be sent to ${local}@${domainToUnicode(ascii)}`
}

/** A day of the calendar that has come. */
export const pastDayCause: CauseOf = (value) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return 'is not written year-month-day'
  }
  if (!z.iso.date().safeParse(value).success) {
    return 'is no day of the calendar'
  }
  return value > buildDay().toISOString().slice(0, 10) ? 'is a day to come' : null
}

/** Whatever it says, no year to come. */
export const pastYearCause: CauseOf = (value) => {
  const year = value.match(/\b\d{4}\b/g)?.find((found) => Number(found) > buildDay().getUTCFullYear())
  return year === undefined ? null : `names ${year}, a year to come`
}
