import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { home } from '@/content/home'
import { moments } from '@/lib/server/moments'
import styles from './Advantages.module.css'
import { Moments } from './Moments'

/** How the company works, side by side; below it one night in all houses that have a watch. */
export function Advantages() {
  const { heading, items } = home.advantages
  return (
    <Section surface="nacht" space="new" labelledBy="arbeitsweise">
      <SectionTitle id="arbeitsweise" className="text-white">
        {heading}
      </SectionTitle>
      <ol className={styles.steps}>
        {items.map(({ title, text }) => (
          <li key={title} className="hairline">
            <h3 className="text-item font-semibold text-white">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {moments.length > 0 && <Moments />}
    </Section>
  )
}
