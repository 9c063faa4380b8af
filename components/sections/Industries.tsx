import { Parallax } from '@/components/motion/Parallax'
import { SectionTitle } from '@/components/ui/Heading'
import { Picture } from '@/components/ui/Picture'
import { Container } from '@/components/ui/Section'
import { home } from '@/content/home'
import { hyphenate } from '@/lib/hyphenate'

export function Industries() {
  const { heading, lead, items } = home.industries
  return (
    <section
      aria-labelledby="branchen"
      data-ground="nacht"
      className="relative isolate bg-nacht-950 py-section text-nebel-200"
    >
      <div className="absolute inset-0 -z-10">
        <Parallax>
          <Picture
            name="hinterbild/branchen"
            portrait={{ name: 'hinterbild/branchen-hochkant', sizes: '170vh' }}
            sizes="100vw"
            alt=""
            className="size-full object-cover"
          />
        </Parallax>
        <div className="absolute inset-0 bg-nacht-950/80" />
      </div>
      <Container>
        <SectionTitle id="branchen" className="max-w-[11.7em] text-white">
          {heading}
        </SectionTitle>
        <p className="mt-5 max-w-text">{lead}</p>
        <ul className="mt-12 grid gap-x-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
          {items.map(({ name, line }) => (
            <li key={name} className="border-t border-white/25 py-5 lg:min-h-40 lg:py-6">
              <p className="text-[clamp(1.5rem,1.2rem+1vw,2rem)] leading-tight font-semibold tracking-tight text-white">
                {hyphenate(name)}
              </p>
              <p className="mt-1.5 max-w-80">{line}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
