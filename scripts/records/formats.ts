import { coordinatesOf } from '@/content/place'
import type { Format } from '@/content/records/asked'
import { accentFault } from '@/lib/server/accent'
import { validatePhone } from '@/lib/server/phone'
import type { Validate } from '@/lib/server/rules'
import { validateDrawable } from '@/lib/server/sharingFonts'
import { validateUrl } from '@/lib/server/webAddress'
import { validateDated, validateEmail, validateLastDay, validatePastDay, validateYear } from './values'

/** What the header holds on the smallest phone, in three lines. */
const NAME_LENGTH = 32
const WORD_LENGTH = 19

function validateLength(name: string): string | null {
  if (name.length > NAME_LENGTH) {
    return `hat ${name.length} Zeichen; der Kopf der Seiten hat Platz für ${NAME_LENGTH}`
  }
  const word = name.split(/[\s-]+/).find((part) => part.length > WORD_LENGTH)
  return word === undefined
    ? null
    : `enthält „${word}“ mit ${word.length} Buchstaben; auf ein Handy passen ${WORD_LENGTH} in eine Zeile`
}

const REGISTER = 'HRA|HRB|GnR|GsR|PR|VR'

function validateRegisterNumber(value: string): string | null {
  if (new RegExp(`(?:${REGISTER})\\s*\\d.*(?:${REGISTER})\\s*\\d`).test(value)) {
    return 'nennt zwei Register; das der Komplementärin einer KG gehört zu den Extras, „Komplementärin“'
  }
  return new RegExp(`^(?:${REGISTER})\\s\\d{1,6}(?:\\s[A-Z]{1,3})?$`).test(value)
    ? null
    : `ist nicht ein Register (${REGISTER.replaceAll('|', ', ')}), ein Leerzeichen und eine Nummer`
}

/** Germany in degrees, with some room. */
const BOUNDS = { longitude: [5.8, 15.1], latitude: [47.2, 55.1] } as const

const isWithin = (degrees: number, [least, most]: readonly [number, number]) =>
  degrees >= least && degrees <= most

function validatePoint(value: string): string | null {
  const at = coordinatesOf(value)
  if (at === null) {
    return 'besteht nicht aus zwei Zahlen'
  }
  const [longitude, latitude] = at
  if (isWithin(longitude, BOUNDS.latitude) && isWithin(latitude, BOUNDS.longitude)) {
    return 'ist vertauscht; zuerst kommt die Breite (Nord), dann die Länge (Ost)'
  }
  return isWithin(longitude, BOUNDS.longitude) && isWithin(latitude, BOUNDS.latitude)
    ? null
    : 'liegt nicht in Deutschland (Breite 47,2 bis 55,1, Länge 5,8 bis 15,1)'
}

/** What is asked of a value beside being text at all. */
export const formats: Readonly<Record<Format, Validate>> = {
  text: () => null,
  wordmark: (value) => validateLength(value) ?? validateDrawable(value),
  phone: validatePhone,
  email: validateEmail,
  url: validateUrl,
  registerNumber: validateRegisterNumber,
  pastDay: validatePastDay,
  lastDay: validateLastDay,
  dated: validateDated,
  pastYear: validateYear,
  point: validatePoint,
  accent: accentFault,
}
