import {
  qualificationIds,
  qualificationPath,
  qualificationPathWords as words,
} from '@/content/planning/qualifikation'
import { Miniature } from '@/desk/frame/Miniature'
import { rowsFrom } from './qualification'
import { Strokes } from './Strokes'

/** What is left of the table in the middle of its questions. */
export function StrokesMiniature() {
  const left = rowsFrom(qualificationPath, 'access')
  return (
    <Miniature>
      <text y="46" className="miniature-figure">
        {left.length}
      </text>
      <text x="384" y="46" textAnchor="end">
        {words.of(qualificationIds.length)}
      </text>
      <Strokes left={left} y={72} height={144} />
    </Miniature>
  )
}
