import { home } from '@/content/home'
import { night } from '@/content/night'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { houses, wallData } from '@/lib/server/houses'
import { WallIsland } from './WallIsland'
import './wall.css'

/**
 * One night in all houses: a tile for each, on one clock, and the statements at their times. Without scripts, on paper, in a low
 * window and where nothing moves there are the statements only; the houses are shown in the morning (`Morning.tsx`).
 */
export function Wall() {
  return (
    <WallIsland data={wallData()}>
      <div className="wall-stage">
        <div className="wall-head">
          <p className="wall-clock" aria-hidden="true">
            {night.margins.services.time}
          </p>
          <WallStatements />
          <div className="wall-ruler" aria-hidden="true" />
        </div>
        <ul className="wall-tiles" data-houses={houses.length}>
          {houses.map(({ service }) => (
            <li key={service.slug}>
              <a href={`${withBase(pathOf(service.slug))}#plan`} className="wall-tile">
                <span className="wall-words">
                  <span className="wall-name">{service.title}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </WallIsland>
  )
}

function WallStatements() {
  return (
    <ul className="wall-statements">
      {home.advantages.items.map(({ at, title, text }) => (
        <li key={title} className="wall-statement">
          <time>{at}</time>
          <h3 className="text-item font-semibold text-white">{title}</h3>
          <p className="mt-1">{text}</p>
        </li>
      ))}
    </ul>
  )
}
