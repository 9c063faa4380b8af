import { anchorPath } from '@/content/anchors'
import { specimens } from '@/content/planning/specimens'
import type { Watch } from '@/content/watches/types'
import { watchUi } from '@/content/watches/ui'
import { offerTrigger } from '@/lib/both/offerTrigger'
import { linkPath } from '@/lib/both/pathOf'
import { part } from '@/lib/both/watch/parts'
import { reportOf } from '@/lib/both/watch/report'
import { withBase } from '@/lib/both/withBase'
import { FaultMark } from './FaultMark'
import styles from './WatchReport.module.css'

function titleOf({ sky }: Watch, log: string): string {
  switch (sky.kind) {
    case 'dawn':
      return watchUi.ended.dawn(log)
    case 'next morning':
      return watchUi.ended['next morning'](log, sky.at)
    case 'dusk':
    case 'day':
      return watchUi.ended.other(log)
  }
}

/**
 * What the shift leaves to the next one, computed from its log, and the way to one's own.
 * @param service title of the service that is asked for
 */
export function WatchReport({ watch, service }: { watch: Watch; service: string }) {
  const log = watch.log ?? watchUi.log
  const { entries, rounds, open } = reportOf(watch)
  const sheet = specimens.find(({ id }) => id === watch.specimen)
  const counted = [watchUi.entries(entries), ...(rounds > 0 ? [watchUi.rounds(rounds)] : [])]
  return (
    <div className={styles.report} {...part('report')}>
      <p className={styles.title}>{titleOf(watch, log)}</p>
      <p>{counted.join(' · ')}</p>
      <p className={styles.line}>
        <svg viewBox="-8 -14 24 24" aria-hidden="true">
          <FaultMark isOpen={open.length > 0} />
        </svg>
        {open.length > 0 ? watchUi.open(open.join(', ')) : watchUi.nothingOpen}
      </p>
      <a
        href={withBase(anchorPath('contact'))}
        {...offerTrigger(service)}
        className="text-link target mt-1 font-semibold print:hidden"
      >
        {watchUi.offer(log, watch.subject)}
      </a>
      {sheet && (
        <p className="mt-3 print:hidden">
          <a
            href={withBase(linkPath({ route: 'planung/muster', at: sheet.id }))}
            className="text-link target"
          >
            {watchUi.specimen(sheet.name)}
          </a>
        </p>
      )}
    </div>
  )
}
