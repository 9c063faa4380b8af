import { Picture } from '@/components/ui/Picture'
import { pictures } from '@/content/pictures'
import { isServed } from '@/lib/server/servedPictures'
import styles from './Daybreak.module.css'

const NAME = 'hero/start-morgen'

/** The hero's place when the night is over: the page ends where it began. Without its picture it ends on the form. */
export function Daybreak() {
  return (
    isServed(NAME) && (
      <div className={styles.daybreak}>
        <Picture
          name={NAME}
          // On phones it is cut to 3 : 2.
          sizes="(max-width: 40rem) 160vw, 100vw"
          alt={pictures[NAME].alt}
          className="size-full object-cover"
        />
      </div>
    )
  )
}
