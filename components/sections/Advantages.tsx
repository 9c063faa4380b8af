import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { home } from '@/content/home'
import { moments } from '@/lib/server/moments'
import { Moments } from './Moments'

/** How the company works, side by side; below it one night in all houses that have a watch. */
export function Advantages() {
  const { heading, items } = home.advantages
  return (
    <Section surface="nacht" space="new" labelledBy="arbeitsweise">
      <SectionTitle id="arbeitsweise" className="text-white">
        {heading}
      </SectionTitle>
      <ul className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4 print:block">
        {items.map(({ title, text }) => (
          <li key={title} className="hairline pt-3 lg:pt-5">
            <h3 className="text-item font-semibold text-white">{title}</h3>
            <p className="mt-1 max-w-text lg:mt-2">{text}</p>
          </li>
        ))}
      </ul>
      {moments.length > 0 && <Moments />}
    </Section>
  )
}
