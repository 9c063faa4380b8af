import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'

const ENTER = '\r'
/** Empties a line that holds a value already. */
const CLEAR = '\u0015'
const CTRL_C = '\u0003'
/** Turns of the event loop in which a terminal that waits for nothing else has said what it has to say. */
const PATIENCE = 1_000
export const UP = '\u001b[A'
export const DOWN = '\u001b[B'
export const SPACE = ' '

/** Somebody at the keyboard of a terminal, who reads each question before they answer. */
export function typist() {
  const input = new PassThrough()
  const output = new PassThrough()
  let said = ''
  let read = 0
  output.setEncoding('utf8').on('data', (text: string) => {
    said += stripVTControlCharacters(text)
  })

  /** Waits until the terminal says something after what was read before. */
  async function see(words: string) {
    for (let turn = 0; !said.includes(words, read); turn += 1) {
      if (turn > PATIENCE) {
        throw new Error(
          `The terminal never says „${words}“. After what was read it says:\n${said.slice(read)}`,
        )
      }
      await setImmediate()
    }
    read = said.indexOf(words, read) + words.length
  }

  async function press(keys: string) {
    input.write(keys)
    // A key that begins with Escape is one as long as nothing follows it at once.
    await setImmediate()
  }

  return {
    terminal: { input, output },
    see,
    said: () => said,
    /** Types over what stands there. */
    async answer(question: string, text: string) {
      await see(question)
      await press(CLEAR)
      await press(text)
      await press(ENTER)
    },
    /** Takes what stands there. */
    async accept(question: string) {
      await see(question)
      await press(ENTER)
    },
    async choose(question: string, ...keys: readonly string[]) {
      await see(question)
      for (const key of keys) {
        await press(key)
      }
      await press(ENTER)
    },
    /** Yes or no, which needs no Enter. */
    async decide(question: string, key: 'y' | 'n') {
      await see(question)
      await press(key)
    },
    async leave(question: string) {
      await see(question)
      await press(CTRL_C)
    },
  }
}
