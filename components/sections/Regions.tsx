import { LoopVideo } from '@/components/motion/LoopVideo'
import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { Section } from '@/components/ui/Section'
import { home } from '@/content/home'
import { ui } from '@/content/ui'
import { withBase } from '@/lib/site'

/** The browser takes the first one that it can play; AV1 is the smaller file where hardware decodes it. */
const FILM = [
  { src: withBase('/videos/rhein-main-av1.mp4'), type: 'video/mp4; codecs="av01.0.05M.08"' },
  { src: withBase('/videos/rhein-main.mp4'), type: 'video/mp4; codecs="avc1.640028"' },
]

export function Regions() {
  const { heading, lead, items } = home.regions
  return (
    <Section ground="nacht" labelledBy="einsatzgebiet">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="flex flex-col lg:col-span-7">
          <SectionTitle id="einsatzgebiet" className="text-white">
            {heading}
          </SectionTitle>
          <p className="mt-5 max-w-text">{lead}</p>
          <div className="relative -mx-5 mt-10 aspect-video md:mx-0 lg:aspect-auto lg:min-h-0 lg:flex-1">
            <LoopVideo
              sources={FILM}
              label={ui.film.description}
              names={ui.film}
              icons={{ play: <Icon name="play" />, pause: <Icon name="pause" /> }}
              poster={
                <Picture
                  name="videos/rhein-main"
                  sizes="(min-width: 64rem) 45rem, 100vw"
                  alt=""
                  className="size-full object-cover"
                />
              }
            />
          </div>
        </div>
        <ul className="lg:col-span-5 lg:pl-8">
          {items.map(({ name, text }) => (
            <li key={name} className="border-t border-nacht-700 py-5 last:border-b">
              <h3 className="text-2xl font-semibold tracking-tight text-white">{name}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
