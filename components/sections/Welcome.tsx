import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Caption } from '@/components/ui/Caption'
import { SectionTitle } from '@/components/ui/Heading'
import { Picture } from '@/components/ui/Picture'
import { Paragraphs } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import { home } from '@/content/home'
import { pictures } from '@/content/pictures'
import { cropOf } from '@/lib/server/crops'
import styles from './Welcome.module.css'

export function Welcome() {
  const { heading, paragraphs, caption } = home.welcome
  return (
    <Section surface="nacht" space="new" labelledBy="willkommen">
      <div className={`${COLUMNS} gap-y-6 md:grid-cols-12`}>
        <div className={`md:col-span-6 ${AXIS.margin}`}>
          <SectionTitle id="willkommen" className="text-white lg:pr-8">
            {heading}
          </SectionTitle>
          <div className="mt-4 flex max-w-text flex-col gap-4 lg:mt-10 lg:gap-5">
            <Paragraphs items={paragraphs} />
          </div>
        </div>
        <div data-reveal className={`flex flex-col md:col-span-6 ${AXIS.list}`}>
          <div className={styles.picture}>
            <Picture
              name="about/willkommen"
              sizes="(min-width: 105rem) 52rem, (min-width: 80rem) 43rem, (min-width: 48rem) 50vw, 100vw"
              alt={pictures['about/willkommen'].alt}
              className={`rounded ${cropOf('about/willkommen')}`}
            />
          </div>
          <Caption className="max-sm:hidden">{caption}</Caption>
        </div>
      </div>
    </Section>
  )
}
