import type { PlacesFigure } from '@/content/figure'
import { hoursBetween, sum } from '@/lib/server/hours'
import { Count, FigureTable, Span } from './FigureTable'
import cells from './FigureTable.module.css'
import styles from './Places.module.css'
import { PlacesSteps } from './PlacesSteps'

type Shift = PlacesFigure['shifts'][number]

export function Places({ figure }: { figure: PlacesFigure }) {
  const { labels, shifts, caption } = figure
  return (
    <>
      <PlacesSteps figure={figure} />
      <FigureTable caption={caption} stacked className={`mt-4 lg:mt-8 ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{labels.shift}</th>
            <th scope="col">{labels.time}</th>
            <th scope="col" className={cells.words}>
              {labels.task}
            </th>
            <th scope="col" data-number>
              {labels.hours}
            </th>
          </tr>
        </thead>
        <tbody>
          {shifts.map((shift) => (
            <tr key={shift.name}>
              <th scope="row">{shift.name}</th>
              <td>
                <Span from={shift.from} to={shift.to} />
              </td>
              <td className={cells.words}>{shift.task}</td>
              <td data-number>
                <Count value={hoursOf(shift)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {labels.total}
            </th>
            <td data-number>
              <Count value={sum(shifts.map(hoursOf))} />
            </td>
          </tr>
        </tfoot>
      </FigureTable>
    </>
  )
}

function hoursOf({ from, to, rest }: Shift): number {
  return hoursBetween(from, to) - (rest ? hoursBetween(rest.from, rest.to) : 0)
}
