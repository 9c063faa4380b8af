import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Caption } from '@/components/ui/Marginal'
import { Picture } from '@/components/ui/Picture'
import { Paragraphs } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import { anchors } from '@/content/anchors'
import { home } from '@/content/home'
import { night } from '@/content/night'
import { pictures } from '@/content/pictures'
import { cropOf } from '@/lib/server/crops'

export function About() {
  const { heading, statement, columns } = home.about
  return (
    <Section
      id={anchors.about}
      surface="nacht"
      space="new"
      closes
      marginal={{ ...night.margins.about, label: heading, headingId: 'ueber-uns' }}
      labelledBy="ueber-uns"
    >
      <div className={`about ${COLUMNS}`}>
        <p className="text-statement font-medium text-balance text-white">{statement}</p>
        <div className={`about-picture max-sm:hidden ${AXIS.title}`}>
          <Picture
            name="about/ueber-uns"
            sizes="(min-width: 105rem) 56rem, (min-width: 80rem) 44rem, (min-width: 64rem) 58vw, 100vw"
            alt={pictures['about/ueber-uns'].alt}
            className={`about-image w-full rounded object-cover ${cropOf('about/ueber-uns')}`}
          />
          <Caption className="max-sm:hidden">{night.captions.about}</Caption>
        </div>
        <div className={`flex flex-col gap-4 md:grid md:grid-cols-2 md:gap-8 lg:flex lg:gap-5 ${AXIS.text}`}>
          <Paragraphs items={columns} />
        </div>
      </div>
    </Section>
  )
}
