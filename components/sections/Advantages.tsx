import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { Guard } from '@/components/ui/Wordmark'
import { home } from '@/content/home'
import { night } from '@/content/night'

export function Advantages() {
  const { heading, items } = home.advantages
  return (
    <Section surface="nacht" space="new" marginal={night.margins.advantages} labelledBy="arbeitsweise">
      <SectionTitle id="arbeitsweise" size="minor" className="text-white">
        {heading}
      </SectionTitle>
      <ul className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2 sm:gap-y-9 lg:mt-12 lg:grid-cols-4">
        {items.map(({ title, text }) => (
          <li key={title} className="hairline pt-3 lg:pt-6">
            <h3 className="flex gap-x-3 text-item font-semibold text-white lg:flex-col lg:gap-y-4">
              <Guard className="mt-0.5 size-5 text-nebel-400 lg:size-6" />
              {title}
            </h3>
            <p className="mt-1 max-w-text lg:mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
