import { facts } from './facts'
import { forms } from './forms'
import { home } from './home'
import { services } from './services'
import { expectNoFaults } from './support/expectNoFaults'
import { textsIn } from './support/textsIn'
import { ui } from './ui'

it('has figures in facts.ts and nowhere else', () => {
  const { terms, ...written } = home
  const figures = Object.values(facts).map(({ value }) => value)
  const allowed = new Set([ui.footer.founded, ...home.about.columns.map(String)])
  expectNoFaults(
    textsIn({ written, services, ui, forms })
      .filter(({ text }) => figures.some((figure) => text.includes(figure)) && !allowed.has(text))
      .map(
        ({ place, text }) =>
          `${place} nennt eine Zahl aus content/facts.ts; nehmen Sie sie von dort. Der Text: „${text}“`,
      ),
  )
})
