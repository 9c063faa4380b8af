import type { Readable, Writable } from 'node:stream'
import { confirm, isCancel, multiselect, note, select, text } from '@clack/prompts'
import { type Rule, withExample } from '@/lib/server/rules'

/** The terminal, or what a test puts in its place. */
export type Terminal = { input?: Readable; output?: Writable }

/** Somebody left with Ctrl-C or Escape. */
export class Left extends Error {}

type Option<T> = { value: T; label: string; hint?: string }

type TextQuestion = {
  message: string
  /** What stands there today, where it is the owner's own. */
  value?: string | null | undefined
  rule: Rule
  /** Turns what people type into what is written down; then it is checked. */
  written?: (typed: string) => string
}

function answered<T>(value: T): Exclude<T, symbol> {
  if (isCancel(value)) {
    throw new Left()
  }
  return value as Exclude<T, symbol>
}

const NOTHING = 'leer lassen: trifft nicht zu'

/** Questions in a terminal. Every answer is checked by the rule of its field before it is taken. */
export function asker(terminal: Terminal) {
  async function textOrNull(question: TextQuestion, isOptional: boolean): Promise<string | null> {
    const { message, value, rule, written = (typed) => typed } = question
    const given = (typed: string | undefined) => written((typed ?? '').trim())
    const answer = await text({
      ...terminal,
      message: isOptional ? `${message} (${NOTHING})` : message,
      placeholder: `etwa ${rule.example}`,
      ...(value ? { initialValue: value } : {}),
      validate(typed) {
        const writtenDown = given(typed)
        const error = isOptional && writtenDown === '' ? null : rule.validate(writtenDown)
        return error === null ? undefined : `Das ${withExample(error, rule.example)}`
      },
    })
    return given(answered(answer)) || null
  }

  return {
    async text(question: TextQuestion): Promise<string> {
      return (await textOrNull(question, false)) ?? ''
    },

    /** @returns null where it does not apply */
    optionalText: (question: TextQuestion) => textOrNull(question, true),

    async choose<T>(message: string, options: readonly Option<T>[], initialValue?: T): Promise<T> {
      const answer = await select({
        ...terminal,
        message: `${message} (Pfeiltasten, dann Eingabe)`,
        options: options as Parameters<typeof select<T>>[0]['options'],
        ...(initialValue === undefined ? {} : { initialValue }),
        showInstructions: false,
      })
      return answered(answer)
    },

    /** Asks again until the choice is valid. */
    async chooseMany<T>(
      message: string,
      options: readonly Option<T>[],
      initialValues: readonly T[],
      validate: (values: readonly T[]) => string | null,
    ): Promise<T[]> {
      for (let values = initialValues; ; ) {
        const answer: T[] = answered(
          await multiselect({
            ...terminal,
            message: `${message} (Leertaste wählt, Eingabe bestätigt)`,
            options: options as Parameters<typeof multiselect<T>>[0]['options'],
            initialValues: values,
            required: false,
            showInstructions: false,
          }),
        )
        const error = validate(answer)
        if (error === null) {
          return answer
        }
        note(error, 'Noch nicht richtig', terminal)
        values = answer
      }
    },

    async confirm(message: string, initialValue: boolean): Promise<boolean> {
      return answered(await confirm({ ...terminal, message, active: 'Ja', inactive: 'Nein', initialValue }))
    },

    say: (message: string, title: string) => note(message, title, terminal),
  }
}

export type Ask = ReturnType<typeof asker>
