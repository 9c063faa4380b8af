import { z } from 'zod'
import type { Asked } from '@/content/records/asked'
import { type Rule, rule, validateField, withExample } from '@/lib/server/rules'
import { formats } from './formats'
import { unwrapped } from './unwrapped'
import { validateText } from './values'

/** How a text is read, by what its schema asks. */
export function ruleOf({ format = 'text', pattern, cause = '', example = '' }: Partial<Asked>): Rule {
  return rule(
    (value) =>
      validateText(value) ??
      formats[format](value) ??
      (pattern === undefined || pattern.test(value) ? null : cause),
    example,
  )
}

function listFaults(at: string, list: unknown, element: z.ZodType, asked: Partial<Asked>): string[] {
  if (!Array.isArray(list)) {
    return [`${at} ist keine Liste.`]
  }
  const { least = 0, most = Number.POSITIVE_INFINITY } = asked
  const example = asked.example ?? unwrapped(element).asked.example ?? ''
  const count =
    list.length < least
      ? list.length === 0
        ? 'ist leer'
        : `hat weniger als ${least} Einträge`
      : list.length > most
        ? `hat ${list.length} Einträge; möglich sind höchstens ${most}`
        : null
  const line = count && (example === '' ? `${at} ${count}.` : withExample(`${at} ${count}`, example))
  return [
    ...(line === null ? [] : [line]),
    ...list.flatMap((entry, index) => faultsAt(`${at}, Eintrag ${index + 1}`, element, entry)),
  ]
}

function objectFaults(at: string, value: unknown, schema: z.ZodObject, isRecord: boolean): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [`${at} hat keine Felder.`]
  }
  const shape: Readonly<Record<string, z.ZodType>> = schema.shape
  const fields: Readonly<Record<string, unknown>> = { ...value }
  return [
    ...Object.keys(fields)
      .filter((name) => !(name in shape))
      .map((name) => `${at}: „${name}“ ist kein Feld. Möglich sind ${Object.keys(shape).join(', ')}.`),
    ...Object.entries(shape).flatMap(([name, field]) => {
      const given = fields[name]
      const { asked, optional } = unwrapped(field)
      // What a whole record still lacks is no mistake: scripts/records/missing.ts lists it.
      if (given === undefined && (optional || isRecord)) {
        return []
      }
      return faultsAt(`${at}: ${name}${asked.label ? ` (${asked.label})` : ''}`, field, given)
    }),
  ]
}

function faultsAt(at: string, wrapped: z.ZodType, value: unknown): string[] {
  const { schema, asked } = unwrapped(wrapped)
  const example = asked.example ?? ''
  if (schema instanceof z.ZodObject) {
    return value === undefined ? [`${at} fehlt.`] : objectFaults(at, value, schema, false)
  }
  if (schema instanceof z.ZodArray) {
    return listFaults(at, value ?? [], schema.element as z.ZodType, asked)
  }
  if (schema instanceof z.ZodBoolean) {
    return typeof value === 'boolean' ? [] : [`${at} ist weder true noch false.`]
  }
  if (schema instanceof z.ZodNumber) {
    return typeof value === 'number' && value > 0
      ? []
      : [withExample(`${at} „${value}“ ist kein Betrag in Euro`, example)]
  }
  if (schema instanceof z.ZodEnum) {
    const values = schema.options.join(', ')
    return schema.safeParse(value).success
      ? []
      : [withExample(`${at} „${value}“ ist keines von ${values}`, example)]
  }
  return validateField(at, value, ruleOf(asked))
}

/**
 * What cannot be right in a record, one German line each: place, value, cause and what would be right.
 * @param file as the owner finds it
 * @param value what it says, without empty fields
 */
export function schemaFaults(file: string, schema: z.ZodObject, value: unknown): string[] {
  return objectFaults(file, value, schema, true)
}
