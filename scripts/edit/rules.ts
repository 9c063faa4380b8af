import type { z } from 'zod'
import { type RecordName, records } from '@/content/records'
import { ruleOf } from '@/scripts/records/schemaFaults'
import { unwrapped } from '@/scripts/records/unwrapped'

/** The schema at `extras.team.phone`: of a list that of its entries. */
function schemaAt(at: string): z.ZodType | undefined {
  const [name = '', ...path] = at.split('.')
  const step = (wrapped: z.ZodType | undefined): z.ZodType | undefined => {
    const schema = wrapped && unwrapped(wrapped).schema
    return schema && 'element' in schema ? step(schema.element as z.ZodType) : schema
  }
  const start: z.ZodType | undefined = name in records ? records[name as RecordName].schema : undefined
  return path.reduce<z.ZodType | undefined>((schema, key) => {
    const inner = step(schema)
    return inner && 'shape' in inner ? (inner.shape as Readonly<Record<string, z.ZodType>>)[key] : undefined
  }, start)
}

/** Why a value cannot be right, as the predicate of a sentence, or null. @param at `company.phone`, or `text` for one of a page */
export function causeAt(at: string, value: string): string | null {
  const schema = schemaAt(at)
  // Of a list of texts each entry is read.
  const element = schema && unwrapped(schema).schema
  const asked =
    element && 'element' in element
      ? unwrapped(element.element as z.ZodType).asked
      : schema && unwrapped(schema).asked
  return ruleOf(asked ?? {}).validate(value)
}
