import { Caption } from '@/components/ui/Caption'
import { SectionLabel } from '@/components/ui/Heading'
import { Picture } from '@/components/ui/Picture'
import { Paragraphs } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import { anchors } from '@/content/anchors'
import { home } from '@/content/home'
import { pictures } from '@/content/pictures'
import { cropOf } from '@/lib/server/crops'
import styles from './About.module.css'
import { Team } from './Team'

export function About() {
  const { heading, statement, columns, caption } = home.about
  return (
    <Section id={anchors.about} surface="nacht" space="new" closes labelledBy="ueber-uns">
      <SectionLabel id="ueber-uns">{heading}</SectionLabel>
      <div className={`${styles.about} grid gap-x-8`}>
        <p className="text-statement font-medium text-balance text-white">{statement}</p>
        <div>
          <Picture
            name="about/ueber-uns"
            sizes="(min-width: 105rem) 96rem, (min-width: 80rem) 76rem, 100vw"
            alt={pictures['about/ueber-uns'].alt}
            className={`${styles.picture} w-full rounded object-cover ${cropOf('about/ueber-uns')}`}
          />
          <Caption className="max-sm:hidden">{caption}</Caption>
        </div>
        <Paragraphs items={columns} />
      </div>
      <Team />
    </Section>
  )
}
