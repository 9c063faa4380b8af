import { home } from '@/content/home'
import { moments } from '@/lib/server/moments'

/** Three in a row, unless two and two come out even. */
const COLUMNS: Record<number, string> = { 1: '', 2: 'lg:grid-cols-2', 4: 'lg:grid-cols-2' }

/** Their drawings light up one after the other as they come into view. Up to tablets a row that is swiped; the next one is seen to follow. */
export function Moments() {
  const { heading, lead } = home.advantages.moments
  const count = moments.length
  return (
    <>
      <h3 className="mt-12 text-sub font-semibold text-white lg:mt-24">{heading(count)}</h3>
      <p className="mt-2 max-w-text">{lead(count)}</p>
      <ul
        className={`moments gap-x-4 max-lg:flex lg:mt-8 lg:grid lg:gap-x-6 lg:gap-y-9 ${COLUMNS[count] ?? 'lg:grid-cols-3'}`}
      >
        {moments.map(({ service, at, text, picture, href }) => (
          <li key={href} className="moment">
            <a href={href} className="moment-link grid gap-x-4">
              <span data-reveal className="moment-picture">
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
