import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { Service } from '@/content/types'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { cropOf } from '@/lib/server/crops'
import { hyphenate } from '@/lib/server/hyphenate'
import styles from './Services.module.css'
import type { Cell } from './serviceGrid'

/** `sizes` follow the columns; upright crops show the height of a picture that is wider than its cell. */
const SIZES: Record<Cell, string> = {
  8: '(min-width: 105rem) 64rem, (min-width: 64rem) 52rem, 100vw',
  4: '(min-width: 105rem) 70rem, (min-width: 64rem) 54rem, (min-width: 40rem) 50vw, 11rem',
}

/** The whole card is one link; its picture adds nothing that the words do not say, so it has no text of its own. */
export function ServiceCard({ service, cell }: { service: Service; cell: Cell }) {
  const picture = `service/${service.slug}` as const
  return (
    <a href={withBase(pathOf(service.slug))} className={`${styles.card} arrow-link`}>
      <div className={styles.picture}>
        <Picture name={picture} sizes={SIZES[cell]} alt="" className={cropOf(picture)} />
      </div>
      <div>
        <h3 className="text-item font-semibold text-white">
          {hyphenate(service.title)}
          <Icon name="arrow" className={`${styles.arrow} size-5`} />
        </h3>
        <p>{service.cardLine}</p>
      </div>
    </a>
  )
}
