import type { SpecimenId } from '@/content/planning/specimens/types'
import { withBase } from '@/lib/both/withBase'
import { specimenPicture } from '@/lib/server/pages'

/** The first page of a specimen, small; its name is beside it. */
export function SheetThumbnail({ id }: { id: SpecimenId }) {
  return (
    <span className="sheet-thumbnail">
      <img
        src={withBase(specimenPicture({ id }))}
        alt=""
        width={210}
        height={297}
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}
