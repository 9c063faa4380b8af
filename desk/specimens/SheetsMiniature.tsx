import { SheetThumbnail } from './SheetThumbnail'
import { specimens } from './specimens'

/** All sheets in two rows. */
export function SheetsMiniature() {
  return (
    <div className="miniature miniature-sheets">
      {specimens.map(({ id }) => (
        <SheetThumbnail key={id} id={id} />
      ))}
    </div>
  )
}
