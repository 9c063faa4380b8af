import type { HousesFigure, Roof } from '@/content/figure'
import { hyphenate } from '@/lib/server/hyphenate'
import { DrawnRow, DrawnTable } from './FigureTable'
import styles from './Houses.module.css'

type Drawing = {
  /** In a square of 100 by 32, stretched to the width of the house. */
  roof: string
  /** What is on each floor below it, in a square of 60 by 24; its lower edge is the ground. */
  things: readonly string[]
}

const DRAWINGS: Record<Roof, Drawing> = {
  coolers: {
    roof: 'M8 32V14H34V32M40 32V14H66V32M14 14V8H28V14M46 14V8H60V14M83 32V2M76 9H90',
    things: [
      'M2 24V2h10v22M16 24V2h10v22M30 24V2h10v22M44 24V2h10v22M4 7h6m8 0h6m8 0h6m8 0h6M4 12h6m8 0h6m8 0h6m8 0h6',
      'M30 24V3h12v21V3h12v21M39 13v3m6-3v3',
      'M6 24V10h20v14M10 10V6h3v4m6 0V6h3v4M34 24V10h20v14M38 10V6h3v4m6 0V6h3v4',
    ],
  },
  hole: {
    roof: 'M.4 32 50 3 62 9.7l-3 7 6-2-1 7 7-3 1 6 8-4.9L99.6 32',
    things: [
      'M2 5h10v13H2zl10 13M12 5 2 18M17 5h10v13H17zM32 5h10v13H32zl10 13M42 5 32 18M47 5h10v13H47zM47 11l4 2-1 5',
      'M40 24V3h14v21M36 9l22 3m-22 6 22-3',
      'M14 24q10-5 22 0M28 6q-4 6 0 7 4-1 0-7M48 10q-4 6 0 7 4-1 0-7M42 24q7-3 14 0',
    ],
  },
}

/** Houses cut open on one ground line. */
export function Houses({ figure: { caption, labels, floors, houses } }: { figure: HousesFigure }) {
  const cellar = floors.length - 1
  return (
    <DrawnTable caption={caption} className={`hyphens-auto sm:text-body ${styles.table}`}>
      <thead className="block">
        <DrawnRow>
          <th scope="col" className={`self-end font-normal text-nebel-600 ${styles.floor}`}>
            {labels.floor}
          </th>
          {houses.map(({ name, roof }) => (
            <th key={name} scope="col" className="self-end font-semibold">
              {hyphenate(name)}
              <Outline path={DRAWINGS[roof].roof} />
            </th>
          ))}
        </DrawnRow>
      </thead>
      <tbody className="block">
        {floors.map((floor, index) => (
          <DrawnRow key={floor} className={index === cellar ? `-mx-5 mb-3 px-5 pb-3 ${styles.cellar}` : ''}>
            <th scope="row" className={`font-normal ${styles.floor}`}>
              {floor}
            </th>
            {houses.map(({ name, roof, rooms }) => (
              <td key={name} className={`justify-between bg-white ${styles.room}`}>
                {hyphenate(rooms[index] ?? '')}
                <Thing path={DRAWINGS[roof].things[index - 1]} />
              </td>
            ))}
          </DrawnRow>
        ))}
        <DrawnRow>
          <th scope="row" className={`font-normal text-nebel-600 ${styles.floor}`}>
            {labels.admitted}
          </th>
          {houses.map(({ name, admitted }) => (
            <td key={name}>{hyphenate(admitted)}</td>
          ))}
        </DrawnRow>
      </tbody>
    </DrawnTable>
  )
}

function Outline({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      width="100%"
      height="48"
      className="mt-1"
      aria-hidden="true"
    >
      <path d={path} fill="#fff" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** The roof itself has nothing standing on its floor, and phones have no room for it. */
function Thing({ path }: { path: string | undefined }) {
  return (
    path && (
      <svg viewBox="0 0 60 24" width="96" className="-mb-2 self-end max-lg:hidden" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" />
      </svg>
    )
  )
}
