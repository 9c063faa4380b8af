import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { Section } from '@/components/ui/Section'
import { home } from '@/content/home'
import { serviceOf } from '@/content/services'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { hyphenate } from '@/lib/server/hyphenate'
import styles from './Industries.module.css'

/** The industries on a picture that moves behind them; nothing where none leads to a service that is offered. */
export function Industries() {
  const { heading, items } = home.industries
  if (items.length === 0) {
    return null
  }
  return (
    <Section
      surface="nacht-tief"
      closes
      labelledBy="branchen"
      space="turn"
      wide={<Ground />}
      className="isolate"
    >
      <SectionTitle id="branchen" className="max-w-[11.7em] text-white">
        {heading}
      </SectionTitle>
      <ul className={`${styles.list} mt-7 lg:mt-14`}>
        {items.map(({ name, line, service }) => (
          <li key={name} className="hairline">
            <a href={withBase(pathOf(service))} className="arrow-link">
              <h3 className="text-item font-semibold lg:text-sub">{hyphenate(name)}</h3>
              <p className="max-w-text text-label sm:text-body">{line}</p>
              <span>
                {hyphenate(serviceOf(service).title)}
                <Icon name="arrow" className="size-5" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A picture that lags behind the page (`components/motion/parallax.ts`). */
function Ground() {
  return (
    <div data-parallax className={`${styles.ground} absolute inset-0`}>
      <div className="absolute inset-0">
        {/* As high as section and window ask for, so wider than what is seen of it. */}
        <Picture name="hinterbild/branchen" sizes="(min-width: 40rem) 100rem, 20rem" alt="" />
      </div>
    </div>
  )
}
