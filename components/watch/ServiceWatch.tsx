import { SectionTitle } from '@/components/ui/Heading'
import { Section, type SectionFrame } from '@/components/ui/Section'
import type { Service } from '@/content/types'
import { watchUi } from '@/content/watches/ui'
import { stageOf } from '@/lib/server/stageData'
import styles from './ServiceWatch.module.css'
import { WatchClock } from './WatchClock'
import { WatchIsland } from './WatchIsland'
import { WatchLog } from './WatchLog'
import { WatchReport } from './WatchReport'
import { WatchStage } from './WatchStage'

/** One shift on a thought-up site: the drawing with its posts and the whole route, and the log, whose reading walks the guard. */
export function ServiceWatch({ service, frame }: { service: Service; frame: SectionFrame }) {
  const stage = stageOf(service.slug)
  if (stage === null) {
    return null
  }
  const { watch, data } = stage
  const { from, to } = watch.shift
  return (
    <Section {...frame} labelledBy="plan" className={styles.watch}>
      <WatchIsland data={data} className={styles.body}>
        <div className={styles.reading}>
          <div className={styles.words}>
            <SectionTitle id="plan">{watch.heading}</SectionTitle>
            <p className="mt-5 max-w-text">{watch.lead}</p>
          </div>
          <WatchStage {...stage} />
          <div className={styles.side}>
            <WatchClock label={watch.log ?? watchUi.log} time={watchUi.shift(from, to)} />
            <WatchLog watch={watch} />
          </div>
        </div>
        <WatchReport watch={watch} service={service.title} />
      </WatchIsland>
    </Section>
  )
}
