import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { WatchIsland } from '@/components/watch/WatchIsland'
import { WatchStage } from '@/components/watch/WatchStage'
import { home } from '@/content/home'
import { watchUi } from '@/content/watches/ui'
import { pathOf } from '@/lib/both/pathOf'
import { minutesIn } from '@/lib/both/watch/timeline'
import { withBase } from '@/lib/both/withBase'
import { stageOf } from '@/lib/server/stageData'

/** How the company works, each statement at a time of one shift: reading them walks the guard and lights his part of the site. */
export function Advantages() {
  const { heading, stage: slug, items } = home.advantages
  const stage = stageOf(slug)
  if (stage === null) {
    throw new Error(`content/home.ts shows the watch of ${slug}, which has none in content/watches/.`)
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
            {items.map(({ title, text, at }) => (
              <li key={title} data-at={minutesIn(watch, at)}>
                <h3 className="text-item font-semibold text-white">{title}</h3>
                <p className="mt-1 max-w-text lg:mt-2">{text}</p>
              </li>
            ))}
          </ul>
          <a className="text-link target watch-more" href={withBase(`${pathOf(slug)}#plan`)}>
            {watch.heading}
          </a>
        </div>
      </WatchIsland>
    </Section>
  )
}
