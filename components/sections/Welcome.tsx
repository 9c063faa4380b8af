import { SectionTitle } from '@/components/ui/Heading'
import { Picture } from '@/components/ui/Picture'
import { Paragraphs } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import { home } from '@/content/home'
import { pictureAlts } from '@/content/pictures'
import { pathOf } from '@/lib/routes'

export function Welcome() {
  const { heading, paragraphs } = home.welcome
  return (
    <Section ground="papier" labelledBy="willkommen" className="pb-0">
      <div className="grid items-center gap-10 lg:grid-cols-12 lg:gap-8">
        <div className="lg:col-span-7">
          <SectionTitle id="willkommen">{heading}</SectionTitle>
          <div className="mt-8 flex max-w-text flex-col gap-5">
            <Paragraphs items={paragraphs} pathOf={pathOf} />
          </div>
        </div>
        <div data-reveal className="lg:col-span-4 lg:col-start-9">
          <Picture
            name="about/willkommen"
            sizes="(min-width: 80rem) 26rem, (min-width: 64rem) 33vw, 100vw"
            alt={pictureAlts['about/willkommen']}
            className="aspect-4/3 w-full rounded object-cover lg:aspect-4/5"
          />
        </div>
      </div>
    </Section>
  )
}
