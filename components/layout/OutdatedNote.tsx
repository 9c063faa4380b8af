import { ui } from '@/content/ui'
import { Note } from './Note'
import styles from './Note.module.css'

/** For a page whose files were removed and that cannot reload safely; app/boot/missingFiles.ts shows it. */
export function OutdatedNote() {
  const { text, reload } = ui.outdated
  return (
    <Note className={styles.outdated}>
      {`${text} `}
      {/* Its target leaves it to the browser: app/hydration/sections.ts would scroll to the top of the old page. */}
      <a href="./" target="_self" className="text-link">
        {reload}
      </a>
    </Note>
  )
}
