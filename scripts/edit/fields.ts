import { type ComponentSchema, fields } from '@keystatic/core'
import { z } from 'zod'
import company from '@/content/owner/company.json' with { type: 'json' }
import type { Asked } from '@/content/records/asked'
import { withExample } from '@/lib/server/rules'
import { onlyLandOf } from '@/scripts/records/falsehoods/landOfPostalCode'
import { unwrapped } from '@/scripts/records/unwrapped'
import { faultOf } from './fault'
import { linesField, textField } from './TextInput'

/** Choices that no schema knows, by the place of a list of texts: `offer.services`. */
export type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The Land of the seat follows from its postal code, as far as one Land alone has it. */
const STARTS: Readonly<Record<string, string>> = {
  'place.land': ('postalCode' in company && onlyLandOf(String(company.postalCode))) || '',
}

/** Chosen nothing. */
const NOTHING = { value: '', label: '–' }

const optionsOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => ({ value, label }))

function helpOf({ question, example, options }: Partial<Asked>): string | undefined {
  const shown = example === undefined || options ? [] : [`Zum Beispiel: ${example}`]
  const lines = [
    ...(question === undefined ? [] : [/[.!?]$/.test(question) ? question : `${question}.`]),
    ...shown,
  ]
  return lines.length === 0 ? undefined : lines.join(' ')
}

function selectField(
  label: string,
  options: Readonly<Record<string, string>>,
  description = '',
  start = '',
): ComponentSchema {
  const field = fields.select({
    label,
    description,
    options: [NOTHING, ...optionsOf(options)],
    defaultValue: start,
  })
  return { ...field, serialize: (value: string) => ({ value: value === '' ? undefined : value }) }
}

const AMOUNT = /^\d{1,6}(?:,\d{1,2})?$/

function amountField(label: string, description: string | undefined, example: string): ComponentSchema {
  return textField({
    label,
    description,
    faultOf: (text) =>
      text === '' || (AMOUNT.test(text) && !/^0+(?:,0+)?$/.test(text))
        ? undefined
        : withExample('Das ist kein Betrag in Euro', example),
    read: (value) => String(value).replace('.', ','),
    write: (text) => Number(text.replace(',', '.')),
  })
}

function listField(
  at: string,
  label: string,
  element: z.ZodType,
  asked: Partial<Asked>,
  choices: Choices,
): ComponentSchema {
  const { schema, asked: askedOfEach } = unwrapped(element)
  const description = helpOf({ ...askedOfEach, ...asked }) ?? ''
  const { itemLabel, most } = asked
  const length = most === undefined ? {} : { validation: { length: { max: most } } }
  const own = choices[at]
  if (own) {
    return fields.array(selectField(askedOfEach.label ?? label, own), {
      label,
      description: asked.question ?? '',
      itemLabel: ({ value }: { value: unknown }) => own[String(value)] ?? NOTHING.label,
      ...length,
    } as Parameters<typeof fields.array>[1])
  }
  if (schema instanceof z.ZodEnum) {
    const options = optionsOf(askedOfEach.options ?? {})
    const field = fields.multiselect({ label, description: asked.question ?? '', options })
    // In their own order, whatever is ticked first.
    return {
      ...field,
      serialize: (chosen: readonly string[]) => ({
        value: options.map(({ value }) => value).filter((value) => chosen.includes(value)),
      }),
    }
  }
  if (schema instanceof z.ZodString) {
    return linesField({
      label,
      description: helpOf({
        ...askedOfEach,
        ...asked,
        question: [asked.question ?? '', 'Eine Zeile je Eintrag.'].join(' ').trim(),
      }),
      faultOf: (line) => faultOf(at, line, askedOfEach.example),
    })
  }
  return fields.array(fieldOf(at, element, choices), {
    label,
    description,
    // What the package types by the fields of an entry is known here by name only.
    itemLabel: ((entry: { fields: Readonly<Record<string, { value: unknown }>> }) =>
      String(entry.fields[itemLabel ?? '']?.value ?? '')) as never,
    ...length,
  })
}

function fieldOf(at: string, wrapped: z.ZodType, choices: Choices): ComponentSchema {
  const { schema, asked } = unwrapped(wrapped)
  const label = asked.label ?? at
  const description = helpOf(asked)
  if (schema instanceof z.ZodObject) {
    return fields.object(
      fieldsOf(at, schema, choices),
      asked.label ? { label, description: description ?? '' } : {},
    )
  }
  if (schema instanceof z.ZodArray) {
    return listField(at, label, schema.element as z.ZodType, asked, choices)
  }
  if (schema instanceof z.ZodBoolean) {
    const field = fields.checkbox({ label, description: description ?? '' })
    return { ...field, serialize: (value: boolean) => ({ value: value || undefined }) }
  }
  if (schema instanceof z.ZodNumber) {
    return amountField(label, description, (asked.example ?? '').replace('.', ','))
  }
  if (schema instanceof z.ZodEnum) {
    return selectField(label, asked.options ?? {}, description, STARTS[at])
  }
  return textField({
    label,
    description,
    multiline: asked.multiline === true,
    faultOf: (value) => faultOf(at, value, asked.example),
  })
}

/** The fields of a form, from the schema of what it writes. @param at the record, or the place in it */
export function fieldsOf(
  at: string,
  { shape }: z.ZodObject,
  choices: Choices,
): Record<string, ComponentSchema> {
  return Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => [
      key,
      fieldOf(`${at}.${key}`, schema as z.ZodType, choices),
    ]),
  )
}
