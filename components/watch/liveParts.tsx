import type { MotionValue } from 'framer-motion'
import { useAt } from './useAt'
import { CrowdImage, type Parts, TimedShapes, TrolleyShapes, trolleyPlace } from './WatchPicture'

/** The parts of a picture as they are at the present time. */
export function livePartsAt(time: MotionValue<number>): Parts {
  return {
    Timed({ part }) {
      const isOn = useAt(time, (minutes) => part.on.some(([from, to]) => minutes >= from && minutes < to))
      return <TimedShapes part={part} isOn={isOn} />
    },
    Trolley({ parts, keys }) {
      const place = useAt(time, (minutes) => trolleyPlace(keys, minutes))
      return <TrolleyShapes parts={parts} place={place} />
    },
    Crowd({ image, presence }) {
      const share = useAt(time, (minutes) => presence.findLast(([from]) => from <= minutes)?.[1] ?? 0)
      return <CrowdImage image={image} share={share} />
    },
  }
}
