import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Container, Section } from '@/components/ui/Section'
import { FaultMark } from '@/components/watch/FaultMark'
import { home } from '@/content/home'
import { night } from '@/content/night'
import { linkPath, pathOf } from '@/lib/both/pathOf'
import { reportOf } from '@/lib/both/watch/report'
import { withBase } from '@/lib/both/withBase'
import { type House, houses } from '@/lib/server/houses'
import './morning.css'

/** The houses of the wall when their night is over: what each leaves to the next shift, computed from its log. */
export function Morning() {
  const { heading, more } = home.morning
  const results = houses.map((house) => ({ house, open: reportOf(house.watch).open }))
  const troubled = results.filter(({ open }) => open.length > 0)
  const quiet = results.filter(({ open }) => open.length === 0)
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
          <Container>
            {troubled.length > 0 && (
              <ul className="morning-houses">
                {troubled.map((result) => (
                  <Result key={result.house.service.slug} {...result} />
                ))}
              </ul>
            )}
            <ul className="morning-houses morning-quiet">
              {quiet.map((result) => (
                <Result key={result.house.service.slug} {...result} />
              ))}
              <li className="morning-more">
                <a
                  href={withBase(linkPath(more))}
                  className="text-link arrow-link inline-flex min-h-11 items-center sm:max-w-48 gap-3"
                >
                  {more.text}
                  <Icon name="arrow" className="size-5 shrink-0" />
                </a>
              </li>
            </ul>
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

function Result({ house, open }: { house: House; open: readonly string[] }) {
  return (
    <li>
      <a href={`${withBase(pathOf(house.service.slug))}#plan`} className="morning-house">
        <Tile of={house} />
        <b>{house.watch.house}</b>
        <span>{home.morning.open(open)}</span>
      </a>
    </li>
  )
}

/** In the ink of the morning, with marks where something is open. */
function Tile({ of: { drawing, tile } }: { of: House }) {
  const [x, y, width, height] = drawing.tile.box
  const open = drawing.faults.filter(
    ({ at: [fx, fy], until, isOpen }) =>
      isOpen && until === undefined && fx > x && fx < x + width && fy > y && fy < y + height,
  )
  return (
    <span className="morning-tile">
      <img src={tile('day')} width={width} height={height} loading="lazy" decoding="async" alt="" />
      {open.length > 0 && (
        <svg viewBox={drawing.tile.box.join(' ')} aria-hidden="true">
          {open.map(({ at: [fx, fy] }) => (
            <g key={`${fx} ${fy}`} transform={`translate(${fx} ${fy})scale(${(width / 220).toFixed(1)})`}>
              <FaultMark isOpen />
            </g>
          ))}
        </svg>
      )}
    </span>
  )
}
