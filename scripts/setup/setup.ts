import { cancel, intro, log, outro } from '@clack/prompts'
import { type Ask, asker, Left, type Terminal } from './ask'
import { address } from './groups/address'
import { firm, law, terms } from './groups/company'
import { more } from './groups/extras'
import { figures } from './groups/facts'
import { formProvider } from './groups/formService'
import { region } from './groups/place'
import { services } from './groups/services'
import type { Group, State } from './state'

const GROUPS: readonly Group[] = [firm, law, terms, region, services, figures, formProvider, more, address]

/** @param visited what has been asked in this run */
async function chooseGroup(ask: Ask, state: State, visited: ReadonlySet<Group>): Promise<Group | null> {
  const statuses = GROUPS.map((group) => ({ group, ...group.status(state) }))
  const next =
    statuses.find(({ done, group }) => !done && !visited.has(group)) ??
    (visited.size === 0 ? statuses[0] : undefined)
  const options = statuses.map(({ group, done, says }) => ({
    value: group,
    label: `${done ? '✓ ' : ''}${group.title} – ${says}`,
  }))
  return ask.choose<Group | null>(
    'Was möchten Sie eintragen?',
    [...options, { value: null, label: 'Fertig für heute' }],
    next?.group ?? null,
  )
}

const savedIn = (files: ReadonlySet<string>) =>
  files.size === 0 ? 'Es ist nichts geändert.' : `Gespeichert ist: ${[...files].join(', ')}.`

/**
 * Asks an owner for what stands in the records, subject by subject, and writes each one at once.
 * @param folder the project
 * @param start what its records say
 */
export async function setup(folder: string, start: State, terminal: Terminal = {}): Promise<void> {
  const ask = asker(terminal)
  const files = new Set<string>()
  const visited = new Set<Group>()
  let state = start
  intro('Angaben Ihrer Firma', terminal)
  log.message(
    'Jede Antwort wird sofort geprüft. Strg+C beendet jederzeit: Fertige Themen bleiben, das angefangene nicht. Sehen Sie auch „Leistungen“ und „Extras“ an; dort gilt sonst, was im Muster steht.',
    terminal,
  )
  try {
    for (;;) {
      const group = await chooseGroup(ask, state, visited)
      if (group === null) {
        break
      }
      state = await group.ask(ask, state)
      visited.add(group)
      const written = group.write(folder, state)
      for (const file of written) {
        files.add(file)
      }
      log.success(`Gespeichert: ${written.join(', ')}`, terminal)
    }
  } catch (error) {
    if (error instanceof Left) {
      cancel(`Beendet. ${savedIn(files)} Weiter geht es mit: npm run setup`, terminal)
      return
    }
    throw error
  }
  outro(`${savedIn(files)} Was bis zur Veröffentlichung noch fehlt, sagt: npm run release`, terminal)
}
