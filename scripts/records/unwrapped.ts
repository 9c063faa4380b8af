import { z } from 'zod'
import type { Asked } from '@/content/records/asked'

/** A schema without its `exactOptional()`, with what an owner is asked. In a file of its own, as the editor's page reads it, too. */
export function unwrapped(schema: z.ZodType): {
  schema: z.ZodType
  asked: Partial<Asked>
  optional: boolean
} {
  const optional = schema instanceof z.ZodExactOptional
  const inner = optional ? (schema.unwrap() as z.ZodType) : schema
  return { schema: inner, asked: { ...inner.meta(), ...schema.meta() } as Partial<Asked>, optional }
}
