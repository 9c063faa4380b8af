import { SheetsRoom } from '@/desk/frame/Miniature'
import { SheetThumbnail } from './SheetThumbnail'
import { specimens } from './specimens'

/** All sheets in two rows. */
export function SheetsMiniature() {
  return (
    <SheetsRoom>
      {specimens.map(({ id }) => (
        <SheetThumbnail key={id} id={id} />
      ))}
    </SheetsRoom>
  )
}
