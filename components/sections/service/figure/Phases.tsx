import type { PhasesFigure } from '@/content/figure'
import { sum } from '@/lib/server/hours'
import { Count, FigureTable } from './FigureTable'
import cells from './FigureTable.module.css'
import styles from './Phases.module.css'
import { PhasesFence } from './PhasesFence'

type Phase = PhasesFigure['phases'][number]

const hoursOf = ({ weeks, weekly }: Phase) => weeks * weekly

export function Phases({ figure: { labels, phases, caption } }: { figure: PhasesFigure }) {
  return (
    <>
      <PhasesFence phases={phases} />
      <FigureTable caption={caption} stacked className={`mt-3 lg:mt-8 ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{labels.phase}</th>
            <th scope="col" className={cells.words}>
              {labels.goods}
            </th>
            <th scope="col" className={cells.words}>
              {labels.watch}
            </th>
            <th scope="col" data-number>
              {labels.weeks}
            </th>
            <th scope="col" data-number>
              {labels.weekly}
            </th>
            <th scope="col" data-number>
              {labels.hours}
            </th>
          </tr>
        </thead>
        <tbody>
          {phases.map((phase) => (
            <tr key={phase.name}>
              <th scope="row">{phase.name}</th>
              <td className={cells.words}>{phase.goods}</td>
              <td className={cells.words}>{phase.watch}</td>
              <td data-number>{phase.weeks}</td>
              <td data-number>
                <Sign of={TIMES} />
                {phase.weekly}
              </td>
              <td data-number>
                <Sign of={EQUALS} />
                <Count value={hoursOf(phase)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {labels.total}
            </th>
            <td data-number>{sum(phases.map(({ weeks }) => weeks))}</td>
            <td />
            <td data-number>
              <Count value={sum(phases.map(hoursOf))} />
            </td>
          </tr>
        </tfoot>
      </FigureTable>
    </>
  )
}

const TIMES = '×\u00a0'
const EQUALS = '=\u00a0'

/** A row is a sum to read on phones, where its numbers are close together. */
function Sign({ of }: { of: string }) {
  return (
    <span aria-hidden="true" className="float-left text-nebel-600 sm:hidden">
      {of}
    </span>
  )
}
