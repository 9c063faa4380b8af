import { Icon } from '@/components/ui/Icon'
import { watchUi } from '@/content/watches/ui'
import type { Stage } from '@/lib/server/stageData'
import { WatchPicture } from './WatchPicture'
import { WatchRuler } from './WatchRuler'
import './watch.css'

/** The drawing and what moves through its hours. What needs scripts shows when they are there (`watch.css`). */
export function WatchStage(stage: Stage) {
  const { watch, data } = stage
  const { from, to } = data.shift
  const [, , width, height] = data.viewBox
  return (
    <div className="watch-stage">
      <div className="watch-window">
        <div className="watch-sheet" data-ratio={Math.floor((width / height) * 10) / 10}>
          <WatchPicture {...stage} />
        </div>
      </div>
      <button type="button" className="watch-fit" aria-pressed="false">
        {watchUi.whole}
      </button>
      <div className="watch-controls">
        <div className="watch-scale">
          <WatchRuler shift={data.shift} staff={watch.staff} hour={watchUi.hour} />
          <input
            type="range"
            className="watch-range"
            aria-label={watchUi.ruler}
            min={from}
            max={to}
            step={1}
            defaultValue={from}
          />
        </div>
        <button type="button" className="watch-play">
          <Icon name="play" className="watch-play-icon size-5" />
          <Icon name="pause" className="watch-pause-icon size-5" />
          <span>{watchUi.play}</span>
          <span>{watchUi.pause}</span>
        </button>
      </div>
    </div>
  )
}
