import { qualificationPathLabels as labels, qualificationIds } from '@/content/planning/qualification'
import { Miniature } from '@/desk/frame/Miniature'
import { rowsOf } from './qualification'
import { Strokes } from './Strokes'

/** How many rows of the table demand the exam. */
export function StrokesMiniature() {
  const left = rowsOf('exam')
  return (
    <Miniature>
      <text y="46">
        <tspan fontSize="56" fontWeight="600" letterSpacing="-.04em">
          {left.length}
        </tspan>
        <tspan dx="10">{labels.of(qualificationIds.length)}</tspan>
      </text>
      <Strokes left={left} y={72} height={144} />
    </Miniature>
  )
}
