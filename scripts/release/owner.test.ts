import type { Company } from '@/content/company'
import { confirmations } from '@/content/confirmations'
import { facts } from '@/content/facts'
import { forms } from '@/content/forms'
import { home } from '@/content/home'
import { services } from '@/content/services'
import { expectNoFaults } from '@/content/support/expectNoFaults'
import { textsIn } from '@/content/support/textsIn'
import { termsOf } from '@/content/terms'
import { ui } from '@/content/ui'
import { watches } from '@/content/watches'
import { contentFaults } from './contentFaults'
import { ownersContent } from './ownersContent'
import { realContent } from './support/realContent'

const filled = Object.fromEntries(
  Object.entries(realContent.record).map(([field, entry]) => [field, entry?.value ?? null]),
) as Company

describe('figures', () => {
  it('stand in facts.ts and nowhere else', () => {
    const { terms, ...written } = home
    const figures = Object.values(facts).map(({ value }) => value)
    const allowed = new Set([ui.footer.founded, ...home.about.columns.map(String)])
    const typed = textsIn({ written, services, ui, forms }).filter(
      ({ text }) => figures.some((figure) => text.includes(figure)) && !allowed.has(text),
    )
    expectNoFaults(
      typed.map(
        ({ place, text }) => `${place} types a figure of content/facts.ts: take it from there: „${text}“`,
      ),
    )
  })

  it('keep the three ages of experience apart, each with its own subject', () => {
    expect(facts.leadershipExperience.label).toMatch(/Führungskräfte/)
    expect(facts.operationsExperience.label).toMatch(/Einsatzleitung/)
    expect(facts.founded.label).toBe('gegründet')
    expect(home.about.columns.join(' ')).toContain(facts.operationsExperience.value)
  })

  it('say below each large one what it counts', () => {
    const { leadershipExperience, employees, serviceLines, clientRetention } = facts
    for (const { note } of [leadershipExperience, employees, serviceLines, clientRetention]) {
      expect(note).toMatch(/\.$/)
    }
    expect(leadershipExperience.note).toContain(facts.founded.value)
  })
})

describe('confirmations', () => {
  const { figures, ...promises } = confirmations
  const pages: Readonly<Record<string, unknown>> = {
    home,
    forms,
    ...Object.fromEntries(services.map((service) => [service.slug, [service, watches[service.slug]]])),
  }
  const sentences = Object.entries(promises).flatMap(([page, promised]) =>
    Object.keys(promised).map((says) => ({ page, says })),
  )

  it.each(sentences)('$page promises word for word: $says', ({ page, says }) => {
    expectNoFaults(
      textsIn(pages[page]).some(({ text }) => text.includes(says))
        ? []
        : [`No text of '${page}' says „${says}“ any more: change or remove it in content/confirmations.ts.`],
    )
  })

  it('hold something of every page that promises', () => {
    expectNoFaults(
      Object.entries(promises)
        .filter(([, promised]) => Object.keys(promised).length === 0)
        .map(
          ([page]) =>
            `content/confirmations.ts: '${page}' lists nothing that the page promises of your work.`,
        ),
    )
  })
})

describe('the company', () => {
  it('has no value that cannot be right', () => {
    expect(contentFaults(ownersContent)).toEqual([])
  })

  it('shows the terms that are filled in, and only these', () => {
    expect(termsOf(filled).map(({ value }) => value)).toEqual([
      'Stadt Offenbach am Main, Ordnungsamt, 1.\u00a0August\u00a02019',
      'Rheinische Versicherung AG, Rheinufer 1, 55116 Mainz; gilt in Deutschland',
      '5.000.000\u00a0€ für Personen- und Sachschäden',
      'Entgelttarifvertrag für Sicherheitsdienstleistungen in Hessen',
      'Drei Monate',
      'Vier Wochen zum Monatsende',
      'Vier Stunden je Einsatz',
      'Nur mit Ihrer schriftlichen Zustimmung',
      'Jonas Adler, Einsatzleitung',
      '069 123456-22',
    ])
    const silent = { ...filled, wageAgreement: null, nightContact: null, insurer: null }
    expect(termsOf(silent).map(({ label }) => label)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Tarif|nachts|Haftpflicht/)]),
    )
    expect(termsOf(silent)).toHaveLength(7)
  })
})
