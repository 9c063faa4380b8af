import { TextArea, TextField } from '@keystar/ui/text-field'
import type { BasicFormField } from '@keystatic/core'
import { useEffect, useState } from 'react'

/** As long as somebody types, nobody wants to read that it is wrong. */
export const PAUSE_MS = 1000

export type TextFieldOf = {
  label: string
  description?: string | undefined
  multiline?: boolean
  /** What stands there while the owner has written nothing of his own. */
  template?: string
  faultOf(value: string): string | undefined
  /** From and to what stands in the file. Throws a German line at what cannot be read. */
  read?(value: unknown): string
  write?(text: string): NonNullable<ReturnType<BasicFormField<string>['serialize']>['value']> | undefined
}

const asText = (value: unknown): string => {
  if (typeof value !== 'string') {
    throw new Error('Hier steht kein Text.')
  }
  return value
}

/** A field of one text, in whatever form the file has it. Its line is there as soon as its value cannot be right. */
export function textField(field: TextFieldOf): BasicFormField<string> {
  const { label, description, multiline = false, template = '', faultOf, read = asText, write } = field
  const Field = multiline ? TextArea : TextField
  // Whoever pauses after a word has just typed a space.
  const faultIn = (value: string) => (value.trim() === template ? undefined : faultOf(value.trim()))
  return {
    kind: 'form',
    label,
    Input({ value, onChange, autoFocus, forceValidation }) {
      const [settled, setSettled] = useState(value)
      useEffect(() => {
        const timer = setTimeout(() => setSettled(value), PAUSE_MS)
        return () => clearTimeout(timer)
      }, [value])
      const fault = settled === value || forceValidation ? faultIn(value) : undefined
      const help = template !== '' && value !== template ? `Vorlage: „${template}“` : description
      return (
        <Field
          label={label}
          {...(help ? { description: help } : {})}
          {...(fault ? { errorMessage: fault } : {})}
          autoFocus={autoFocus}
          value={value}
          onChange={onChange}
          onBlur={() => setSettled(value)}
        />
      )
    },
    defaultValue: () => template,
    parse: (value) => (value === undefined ? template : read(value)),
    serialize(value) {
      const text = value.trim()
      return { value: text === '' || text === template ? undefined : write ? write(text) : text }
    },
    validate(value) {
      const fault = faultIn(value)
      if (fault !== undefined) {
        throw new Error(fault)
      }
      return value
    },
    reader: { parse: () => template },
  }
}

/** Of several texts: a line each. */
export function linesField({
  faultOf,
  ...field
}: Omit<TextFieldOf, 'read' | 'write' | 'multiline'>): BasicFormField<string> {
  const linesOf = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  return textField({
    ...field,
    multiline: true,
    faultOf(text) {
      const lines = linesOf(text)
      const at = lines.findIndex((line) => faultOf(line) !== undefined)
      return at === -1 ? undefined : `Zeile ${at + 1}: ${faultOf(lines[at] ?? '')}`
    },
    read(value) {
      if (!Array.isArray(value)) {
        throw new Error('Hier steht keine Liste.')
      }
      return value.join('\n')
    },
    write: (text) => linesOf(text),
  })
}
