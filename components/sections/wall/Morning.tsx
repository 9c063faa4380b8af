import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Container, Section } from '@/components/ui/Section'
import { home } from '@/content/home'
import { night } from '@/content/night'
import { linkPath, pathOf } from '@/lib/both/pathOf'
import { reportOf } from '@/lib/both/watch/report'
import { withBase } from '@/lib/both/withBase'
import { houses } from '@/lib/server/houses'
import './morning.css'

/** The houses of the wall when their night is over: what each leaves to the next shift, computed from its log. */
export function Morning() {
  const { heading, open, more } = home.morning
  if (houses.length === 0) {
    return null
  }
  return (
    <Section
      surface="nacht"
      space="turn"
      labelledBy="uebergabe"
      marginal={night.margins.morning}
      wide={
        <div data-surface="papier" className="morning bg-papier-50">
          <ul className="morning-houses">
            {houses.map(({ service, watch, drawing, tile }) => (
              <li key={service.slug}>
                <a href={`${withBase(pathOf(service.slug))}#plan`} className="morning-house">
                  <img
                    src={tile('day')}
                    width={drawing.tile.box[2]}
                    height={drawing.tile.box[3]}
                    loading="lazy"
                    decoding="async"
                    alt=""
                  />
                  <b>{watch.house}</b>
                  <span>{open(reportOf(watch).open.length)}</span>
                </a>
              </li>
            ))}
          </ul>
          <Container>
            <a
              href={withBase(linkPath(more))}
              className="text-link arrow-link mt-6 inline-flex min-h-11 items-center gap-3 font-semibold"
            >
              {more.text}
              <Icon name="arrow" className="size-5" />
            </a>
          </Container>
        </div>
      }
    >
      <SectionTitle id="uebergabe" className="text-white">
        {heading}
      </SectionTitle>
    </Section>
  )
}
