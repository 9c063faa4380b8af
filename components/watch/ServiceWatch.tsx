import { SectionTitle } from '@/components/ui/Heading'
import { Section, type SectionFrame } from '@/components/ui/Section'
import type { Service } from '@/content/types'
import { watchUi } from '@/content/watches/ui'
import { stageOf } from '@/lib/server/stageData'
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
    <Section {...frame} labelledBy="plan" className="watch-section">
      <WatchIsland data={data}>
        <div className="watch-reading">
          <div className="watch-words">
            <SectionTitle id="plan">{watch.heading}</SectionTitle>
            <p className="watch-lead">{watch.lead}</p>
          </div>
          <WatchStage {...stage} />
          <div className="watch-side">
            <p className="watch-clock">
              <span className="watch-clock-label">{watch.log ?? watchUi.log}</span>
              <span className="watch-clock-time">{watchUi.shift(from, to)}</span>
            </p>
            <WatchLog watch={watch} />
          </div>
        </div>
        <WatchReport watch={watch} service={service.title} />
      </WatchIsland>
    </Section>
  )
}
