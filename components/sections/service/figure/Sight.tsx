import type { Fixture, Sight as Seen, SightFigure } from '@/content/figure'
import { guard } from '@/lib/server/guard'
import { hyphenate } from '@/lib/server/hyphenate'
import { palette } from '@/lib/server/palette'
import { DrawnRow, DrawnTable } from './FigureTable'
import styles from './Sight.module.css'

type Zone = SightFigure['zones'][number]

/** Seen from above, in a square of 100 by 28, stretched to the width of the shop. */
const FIXTURES: Record<Fixture, string> = {
  door: 'M38 28V8Q49 8 50 28 51 8 62 8V28',
  tills: 'M18 5h6v14h-6zM47 5h6v14h-6zM76 5h6v14h-6z',
  tables: 'M8 5h20v13H8zM40 5h20v13H40zM72 5h20v13H72z',
  shelves: 'M0 4h100v5H0zM0 15h100v5H0z',
  aisle: 'M0 4h100v5H0zM0 15h44v5H0z',
}
/** Where the outer wall has the door. */
const OPENING = 'M39 29.5H61'

/** Two plans of one shop, from the door at the bottom to the back, and below them how the two observers differ. */
export function Sight({ figure: { caption, labels, observers, zones, rows } }: { figure: SightFigure }) {
  return (
    <DrawnTable caption={caption} className={`sm:text-body ${styles.table}`}>
      <thead className="block">
        <DrawnRow className="pb-3">
          <th scope="col" className="font-normal text-nebel-600">
            {labels.zones}
          </th>
          {observers.map(({ name }) => (
            <th key={name} scope="col" className="font-semibold">
              {hyphenate(name)}
            </th>
          ))}
        </DrawnRow>
      </thead>
      <tbody className="block pb-3">
        {zones.toReversed().map((zone) => (
          <DrawnRow key={zone.name}>
            <th scope="row" className="mt-1.5 font-normal">
              {zone.name}
            </th>
            {observers.map(({ name, stands }, index) => (
              <View
                key={name}
                zone={zone}
                seen={zone.seen[index as 0 | 1]}
                words={labels}
                here={zones[stands] === zone}
              />
            ))}
          </DrawnRow>
        ))}
      </tbody>
      <tbody className="block">
        {rows.map(({ name, cells }) => (
          <DrawnRow key={name} className="hairline py-2">
            <th scope="row" className="font-normal text-nebel-600">
              {name}
            </th>
            {cells.map((cell) => (
              <td key={cell}>{hyphenate(cell)}</td>
            ))}
          </DrawnRow>
        ))}
      </tbody>
    </DrawnTable>
  )
}

/** The ground of a zone: what is glimpsed has it only below its words. */
const GROUNDS: Record<Seen, string | undefined> = {
  sees: 'bg-white',
  glimpses: styles.glimpses,
  misses: styles.misses,
}

type ViewProps = { zone: Zone; seen: Seen; words: Record<Seen, string>; here: boolean }

/** A zone as one observer sees it, perhaps from inside. */
function View({ zone, seen, words, here }: ViewProps) {
  return (
    <td className={`relative ${styles.view} ${GROUNDS[seen]}`}>
      <span className={seen === 'glimpses' ? 'bg-white' : undefined}>{words[seen]}</span>
      <svg
        viewBox="0 0 100 28"
        preserveAspectRatio="none"
        width="100%"
        height="32"
        overflow="visible"
        aria-hidden="true"
      >
        {zone.fixture === 'door' && <path d={OPENING} stroke={palette.papier[50]} strokeWidth="4" />}
        <path
          d={FIXTURES[zone.fixture]}
          fill={seen === 'misses' || zone.fixture === 'door' ? 'none' : palette.papier[100]}
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {here && (
        <svg
          viewBox="6.5 6 22 20"
          width="32"
          height="32"
          aria-hidden="true"
          className={`absolute top-0 right-3 ${styles.guard}`}
        >
          <path d={guard.cone} fill="currentColor" />
          <circle {...guard.lamp} fill="currentColor" />
        </svg>
      )}
    </td>
  )
}
