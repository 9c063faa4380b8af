import { Icon } from '@/components/ui/Icon'
import { plans } from '@/content/plans'
import type { ServiceSlug } from '@/content/services/slugs'
import { planFile } from '@/lib/pictureFiles'
import { drawnPlan } from '@/lib/plans/drawings'
import { pathOf } from '@/lib/routes'
import { withBase } from '@/lib/site/site'

/**
 * A service's drawing, small, as the way to its plan, from desktops on.
 * @param crop class with the point of the drawing that stays in view
 */
export function PlanTeaser({ slug, crop }: { slug: ServiceSlug; crop: string }) {
  const plan = plans[slug]
  const drawing = drawnPlan(slug)
  if (plan === undefined || drawing === undefined) {
    return null
  }
  const { hash, width, height } = drawing
  return (
    <a href={withBase(`${pathOf(slug)}#plan`)} className="plan-teaser relative">
      <img
        src={withBase(`/${planFile(slug, hash)}`)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={`absolute inset-0 size-full object-cover [mask:linear-gradient(#000_66%,transparent_86%)] ${crop}`}
      />
      <span className="absolute bottom-4 left-4 text-label font-medium text-white">
        {plan.heading}
        <Icon name="arrow" className="service-card-arrow" />
      </span>
    </a>
  )
}
