import { home } from '@/content/home'
import { moments } from '@/lib/server/moments'
import styles from './Moments.module.css'

/** They come even two by two; others stand three in a row. */
const PAIRS = [1, 2, 4]

/** Their drawings light up one after the other as they come into view. Up to tablets a row that is swiped; the next one is seen to follow. */
export function Moments() {
  const { heading } = home.advantages.moments
  const count = moments.length
  return (
    <>
      <h3 className="mt-9 text-sub font-semibold text-white lg:mt-24">{heading(count)}</h3>
      <ul className={PAIRS.includes(count) ? `${styles.moments} ${styles.pairs}` : styles.moments}>
        {moments.map(({ service, at, text, picture, href }) => (
          <li key={href}>
            <a href={href}>
              <span data-reveal>
                <img src={picture} alt="" width="800" height="500" loading="lazy" decoding="async" />
              </span>
              <time className="tabular-nums">{at}</time>
              <span>
                <b className="font-semibold text-white">{service}</b>
                <span className="block">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
