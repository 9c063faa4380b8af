import { claimedFacts, type Fact, type FactId, type Facts } from '@/content/fact'
import { factRules } from '@/scripts/records/validateContent'
import type { Ask } from '@/scripts/setup/ask'
import type { Group } from '@/scripts/setup/state'
import { writeFacts } from '@/scripts/setup/writeRecords'

/** In the order of the pages. `counts`: what the sentence below has to say, so that nobody reads more into the figure. */
const FIGURES: Readonly<Record<Exclude<FactId, 'founded'>, { name: string; counts?: string }>> = {
  leadershipExperience: { name: 'Erfahrung der Leitung', counts: 'wessen Jahre es sind' },
  employees: { name: 'Zahl der Mitarbeitenden', counts: 'wo sie angestellt sind und wie gezählt wurde' },
  serviceLines: { name: 'Zahl der Leistungen', counts: 'welche es sind' },
  clientRetention: { name: 'Treue der Kunden', counts: 'welche Aufträge zählen und nach welcher Zeit' },
  // Stands in a sentence, with nothing below.
  operationsExperience: { name: 'Erfahrung der Einsatzleitung im Durchschnitt' },
}

async function askFigure(ask: Ask, today: Fact | null | undefined, says: string | undefined): Promise<Fact> {
  // A figure without evidence is the sample's.
  const own = today?.evidence ? today : undefined
  const evidence = own?.evidence
  const text = (message: string, field: keyof typeof factRules, value: string | undefined) =>
    ask.text({ message, value, rule: factRules[field] })
  const value = await text('Die Zahl, wie sie dasteht', 'value', own?.value)
  const label = await text('Was sie zählt', 'label', own?.label ?? today?.label)
  const counts =
    says === undefined
      ? null
      : await ask.optionalText({
          message: `Ein Satz darunter: ${says}`,
          value: own?.counts,
          rule: factRules.counts,
        })
  return {
    value,
    label,
    ...(counts === null ? {} : { counts }),
    evidence: {
      basis: await text('Worauf sie beruht, bei einem Anteil beide Zahlen', 'basis', evidence?.basis),
      period: await text('Für welche Zeit', 'period', evidence?.period),
      asOf: await text('Auf welchem Stand', 'asOf', evidence?.asOf),
    },
  }
}

const unproven = (facts: Facts) => claimedFacts(facts).filter(([, { evidence }]) => evidence === null).length

export const figures: Group = {
  title: 'Zahlen: Gründung, Mitarbeitende, Erfahrung',
  status({ facts }) {
    const open = unproven(facts)
    return { done: open === 0, says: open === 0 ? `${claimedFacts(facts).length} genannt` : `${open} offen` }
  },
  async ask(ask, state) {
    ask.say(
      'Eine Zahl über sich selbst muss stimmen und sich belegen lassen (§ 5 UWG). Was Sie weglassen, fehlt ohne Lücke.',
      'Zahlen',
    )
    const facts: Partial<Record<FactId, Fact>> = {}
    for (const id of Object.keys(FIGURES) as (keyof typeof FIGURES)[]) {
      const { name, counts } = FIGURES[id]
      const today = state.facts[id]
      if (await ask.confirm(`${name} nennen?`, Boolean(today?.evidence))) {
        facts[id] = await askFigure(ask, today, counts)
      }
    }
    const year = await ask.optionalText({
      message: 'Jahr der Gründung',
      value: unproven(state.facts) === 0 ? state.facts.founded?.value : undefined,
      rule: factRules.year,
    })
    if (year !== null) {
      facts.founded = { value: year, label: state.facts.founded?.label ?? 'gegründet' }
    }
    return { ...state, facts }
  },
  write(folder, { facts }) {
    writeFacts(folder, facts)
    return ['content/facts.ts']
  },
}
