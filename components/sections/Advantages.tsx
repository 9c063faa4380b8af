import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { WatchIsland } from '@/components/watch/WatchIsland'
import { WatchStage } from '@/components/watch/WatchStage'
import { home } from '@/content/home'
import { offeredOf } from '@/content/services/offered'
import { watchUi } from '@/content/watches/ui'
import { pathOf } from '@/lib/both/pathOf'
import { minutesIn } from '@/lib/both/watch/timeline'
import { withBase } from '@/lib/both/withBase'
import { stageOf } from '@/lib/server/stageData'

/** How the company works, each statement at a time of one shift: reading them walks the guard and lights his part of the site. */
export function Advantages() {
  const { heading, stages, items } = home.advantages
  const [shown] = offeredOf(stages)
  const stage = shown === undefined ? null : stageOf(shown.service)
  if (shown === undefined || stage === null) {
    return <Statements />
  }
  const { watch, data } = stage
  const { to } = data.timetable
  return (
    <Section surface="nacht" space="new" labelledBy="arbeitsweise">
      {/* The page's own night goes on after it: here it never gets day. */}
      <WatchIsland data={{ ...data, timetable: { ...data.timetable, day: [to, to] } }}>
        <div className="watch-words">
          <SectionTitle id="arbeitsweise" size="minor">
            {heading}
          </SectionTitle>
        </div>
        <WatchStage stage={stage} />
        <div className="watch-side">
          <p className="watch-clock">
            <span className="watch-clock-label">{watch.log ?? watchUi.log}</span>
            <span className="watch-clock-time">{watchUi.shift(watch.shift.from, watch.shift.to)}</span>
          </p>
          <ul className="watch-log watch-statements">
            {items.map(({ title, text }, index) => (
              <li key={title} data-at={minutesIn(watch, shown.at[index] ?? watch.shift.to)}>
                <h3 className="text-item font-semibold text-white">{title}</h3>
                <p className="mt-1 max-w-text lg:mt-2">{text}</p>
              </li>
            ))}
          </ul>
          <a className="text-link target watch-more" href={withBase(`${pathOf(shown.service)}#plan`)}>
            {watch.heading}
          </a>
        </div>
      </WatchIsland>
    </Section>
  )
}

/** The same words without a shift, where no service that is offered has one. */
function Statements() {
  const { heading, items } = home.advantages
  return (
    <Section surface="nacht" space="new" labelledBy="arbeitsweise">
      <div className={`gap-y-6 ${COLUMNS}`}>
        <SectionTitle id="arbeitsweise" size="minor" className={`text-white ${AXIS.margin}`}>
          {heading}
        </SectionTitle>
        <ul className={AXIS.list}>
          {items.map(({ title, text }) => (
            <li key={title} className="hairline py-3">
              <h3 className="text-item font-semibold text-white">{title}</h3>
              <p className="mt-1 max-w-text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
