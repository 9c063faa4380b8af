import { Icon } from '@/components/ui/Icon'
import { watchUi } from '@/content/watches/ui'
import { part } from '@/lib/both/watch/parts'
import type { Stage } from '@/lib/server/stageData'
import { WatchPicture } from './WatchPicture'
import { WatchRuler } from './WatchRuler'
import styles from './WatchStage.module.css'

/** The drawing and what moves through its hours. What needs scripts shows when they are there. */
export function WatchStage(stage: Stage) {
  const { watch, data } = stage
  const { from, to } = data.shift
  return (
    <div className={styles.stage} {...part('stage')}>
      <div className={styles.window}>
        <WatchPicture {...stage} />
      </div>
      <button type="button" className="hidden" {...part('fit')} aria-pressed="false">
        {watchUi.whole}
      </button>
      <div className={styles.controls}>
        <div className={styles.scale}>
          <WatchRuler shift={data.shift} staff={watch.staff} hour={watchUi.hour} />
          <input
            type="range"
            className="hidden"
            aria-label={watchUi.ruler}
            min={from}
            max={to}
            step={1}
            defaultValue={from}
          />
        </div>
        <button type="button" className={styles.play} {...part('play')}>
          <Icon name="play" className="size-5" />
          <Icon name="pause" className="size-5" />
          <span>{watchUi.play}</span>
          <span>{watchUi.pause}</span>
        </button>
      </div>
    </div>
  )
}
