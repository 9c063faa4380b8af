import { Thumbnail } from '@/components/ui/Picture'
import { services } from '@/content/services'
import { MOST } from '@/content/services/most'
import { SERVICES_ID } from '@/lib/both/pageParts'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { hyphenate } from '@/lib/server/hyphenate'
import styles from './ServiceMenu.module.css'

const isPictured = services.length <= MOST.pictured

/** The list of services: part of the menu on phones, on desktops a popover of its own, whose pictures load only when it opens. */
export function ServiceMenu() {
  return (
    <ul
      id={SERVICES_ID}
      popover="auto"
      className={isPictured ? styles.services : `${styles.services} ${styles.words}`}
    >
      {services.map(({ slug, title }) => (
        <li key={slug}>
          <a href={withBase(pathOf(slug))}>
            {isPictured && <Thumbnail name={`service/${slug}`} />}
            {hyphenate(title)}
          </a>
        </li>
      ))}
    </ul>
  )
}
