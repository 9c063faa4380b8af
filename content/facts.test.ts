import { claimedFacts, type Fact } from './fact'
import { facts } from './facts'
import { forms } from './forms'
import { home } from './home'
import { services } from './services'
import { expectNoFaults } from './support/expectNoFaults'
import { textsIn } from './support/textsIn'
import { ui } from './ui'

/** A figure as a text would type it: whole, and a bare number only beside what it counts. */
function typedAs({ value, label }: Fact): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')
  const [word = ''] = label.match(/[\p{L}-]+/u) ?? []
  const typed = /\p{L}/u.test(value)
    ? literal(value)
    : `${literal(value)}\\s${literal(word)}|${literal(word)}\\s${literal(value)}`
  return new RegExp(`(?<![\\p{L}\\d.,:])(?:${typed})(?![\\p{L}\\d])`, 'iu')
}

/** Texts that type a figure instead of taking it from its one place. */
function typedFigures(figures: readonly Fact[], texts: Readonly<Record<string, unknown>>) {
  const patterns = figures.map(typedAs)
  return textsIn(texts).filter(({ text }) => patterns.some((pattern) => pattern.test(text)))
}

it('has figures in facts.ts and nowhere else', () => {
  const { terms, ...written } = home
  const taken = new Set<string>([ui.footer.founded, ...home.whyChooseUs.reasons])
  expectNoFaults(
    typedFigures(
      claimedFacts(facts).map(([, fact]) => fact),
      { written, services, ui, forms },
    )
      .filter(({ text }) => !taken.has(text))
      .map(
        ({ place, text }) =>
          `${place} tippt eine Zahl aus content/owner/facts.json: Sagen Sie es ohne Zahl: „${text}“`,
      ),
  )
})

it.each<[Fact, string, string]>([
  [
    { value: '12\u00a0Jahre', label: 'Erfahrung' },
    'Seit 12 Jahre am Tor',
    'Um 12:00 Uhr, 112 Jahre, 12 Jahren',
  ],
  [
    { value: '6', label: 'Leistungen, einzeln oder zusammen' },
    'Unsere 6 Leistungen',
    'Von 18 bis 6 Uhr, um 06:00, 16 Leistungen',
  ],
  [
    { value: '80', label: 'Mitarbeitende' },
    'Bei uns arbeiten 80 Mitarbeitende',
    'Noch 80 Meter, 1.080 Mitarbeitende',
  ],
  [{ value: '5000+', label: 'Mitarbeitende bundesweit' }, '5000+ Mitarbeitende', '5000 Plätze'],
  [{ value: '2019', label: 'gegründet' }, 'Gegründet 2019.', 'Verordnung vom 3. Mai 2019'],
])('finds %j typed in „%s“ and not in „%s“', (figure, typed, other) => {
  expect(typedFigures([figure], { typed, other })).toEqual([{ place: 'typed', text: typed }])
})
