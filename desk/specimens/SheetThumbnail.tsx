import type { SpecimenId } from '@/content/planning/specimens/types'
import { withBase } from '@/lib/both/withBase'
import { specimenPicture } from '@/lib/server/pages'

type Props = {
  id: SpecimenId
  /** `eager` for the first that the initial viewport shows: loading lazily waits for layout, and then for the scripts. */
  loading?: 'eager' | 'lazy'
}

/** The first page of a specimen, small; its name is beside it. */
export function SheetThumbnail({ id, loading = 'lazy' }: Props) {
  return (
    <span className="block border border-papier-200 bg-white">
      <img
        src={withBase(specimenPicture({ id }))}
        alt=""
        width={210}
        height={297}
        loading={loading}
        decoding="async"
        className="w-full"
      />
    </span>
  )
}
