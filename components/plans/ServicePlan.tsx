import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Section, type SectionProps } from '@/components/ui/Section'
import { plans } from '@/content/plans'
import { planUi } from '@/content/plans/ui'
import type { ServiceSlug } from '@/content/services/slugs'
import { planFile } from '@/lib/pictureFiles'
import { drawnPlan } from '@/lib/plans/drawings'
import { watchOf } from '@/lib/plans/watch'
import { withBase } from '@/lib/site/site'
import { PlanLog } from './PlanLog'
import { PlanOverlay } from './PlanOverlay'
import { PlanRuler } from './PlanRuler'
import { PlanWatch } from './PlanWatch'

type Props = { slug: ServiceSlug; place: Pick<SectionProps, 'surface' | 'space' | 'closes'> }

/** One shift on a thought-up site: the drawing with its posts and the whole route, and the log beside it. */
export function ServicePlan({ slug, place }: Props) {
  const plan = plans[slug]
  const drawing = drawnPlan(slug)
  if (plan === undefined || drawing === undefined) {
    return null
  }
  const { width, height, hash } = drawing
  const { places, stops, shift } = plan
  const watch = watchOf(plan, drawing)
  return (
    <Section {...place} labelledBy="plan" className="plan-section overflow-x-clip">
      <PlanWatch
        intro={
          <div className="plan-words">
            <SectionTitle id="plan" className="text-white">
              {plan.heading}
            </SectionTitle>
            <p className="mt-5 max-w-text">{plan.lead}</p>
          </div>
        }
        plan={{ places, stops, shift }}
        watch={watch}
        words={{
          ruler: planUi.ruler,
          play: planUi.play,
          pause: planUi.pause,
          whole: planUi.whole,
          closer: planUi.closer,
        }}
        icons={{
          play: <Icon name="play" className="size-5" />,
          pause: <Icon name="pause" className="size-5" />,
        }}
        picture={
          <>
            <img
              src={withBase(`/${planFile(slug, hash)}`)}
              alt={plan.alt}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="h-auto w-full"
            />
            {drawing.crowd && (
              <img
                src={withBase(`/${planFile(`${slug}-menge`, drawing.crowd.hash)}`)}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                data-presence={drawing.crowd.presence}
                className="plan-crowd"
              />
            )}
            <PlanOverlay drawing={drawing} />
          </>
        }
        ruler={<PlanRuler watch={watch} hour={planUi.hour} />}
        still={
          <div className="plan-side">
            <p className="plan-clock">
              <span className="plan-clock-label">{plan.log ?? planUi.log}</span>
              <span className="plan-clock-time">{planUi.shift(shift.from, shift.to)}</span>
            </p>
            <PlanLog plan={plan} />
          </div>
        }
      />
    </Section>
  )
}
