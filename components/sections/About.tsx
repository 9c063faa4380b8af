import { Picture } from '@/components/ui/Picture'
import { Paragraphs } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import { home } from '@/content/home'
import { pictureAlts } from '@/content/pictures'
import { anchors } from '@/lib/anchors'
import { pathOf } from '@/lib/routes'

export function About() {
  const { heading, statement, columns } = home.about
  return (
    <Section id={anchors.about} ground="papier" labelledBy="ueber-uns">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <h2 id="ueber-uns" className="text-label font-medium text-nebel-600 lg:col-span-2 lg:pt-3">
          {heading}
        </h2>
        <p className="text-statement font-medium text-balance lg:col-span-10">{statement}</p>
        <div className="lg:col-span-7">
          <Picture
            name="about/ueber-uns"
            sizes="(min-width: 80rem) 44rem, (min-width: 64rem) 58vw, 100vw"
            alt={pictureAlts['about/ueber-uns']}
            className="aspect-3/2 w-full rounded object-cover"
          />
        </div>
        <div className="flex flex-col justify-end gap-5 lg:col-span-5">
          <Paragraphs items={columns} pathOf={pathOf} />
        </div>
      </div>
    </Section>
  )
}
