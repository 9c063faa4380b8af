import { Section } from '@/components/ui/Section'
import { home } from '@/content/home'

export function Advantages() {
  const { heading, items } = home.advantages
  return (
    <Section ground="nacht" labelledBy="arbeitsweise" className="pt-0">
      <h2 id="arbeitsweise" className="border-t border-nacht-700 pt-6 text-label font-medium text-nebel-400">
        {heading}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-xl leading-snug font-semibold text-white">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
