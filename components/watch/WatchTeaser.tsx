import { Icon } from '@/components/ui/Icon'
import type { ServiceSlug } from '@/content/services/slugs'
import { watches } from '@/content/watches'
import { pathOf } from '@/lib/both/pathOf'
import { drawnWatch } from '@/lib/server/drawings'
import { drawingFile } from '@/lib/server/pictureFiles'
import { withBase } from '@/lib/server/site'

/**
 * A service's drawing, small, as the way to its watch, from desktops on.
 * @param crop class with the point of the drawing that stays in view
 */
export function WatchTeaser({ slug, crop }: { slug: ServiceSlug; crop: string }) {
  const watch = watches[slug]
  const drawing = drawnWatch(slug)
  if (watch === undefined || drawing === undefined) {
    return null
  }
  const {
    hash,
    viewBox: [, , width, height],
  } = drawing
  return (
    <a href={withBase(`${pathOf(slug)}#plan`)} className="watch-teaser relative">
      <img
        src={withBase(`/${drawingFile(slug, hash)}`)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={`absolute inset-0 size-full object-cover [mask:linear-gradient(#000_66%,transparent_86%)] ${crop}`}
      />
      <span className="absolute bottom-4 left-0 text-label font-medium text-white">
        {watch.heading}
        <Icon name="arrow" className="service-card-arrow" />
      </span>
    </a>
  )
}
