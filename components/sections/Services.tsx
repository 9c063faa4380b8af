import Link from 'next/link'
import { SectionTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { Section } from '@/components/ui/Section'
import { home } from '@/content/home'
import { services } from '@/content/services'
import type { Service } from '@/content/types'
import { anchors } from '@/lib/anchors'
import { hyphenate } from '@/lib/hyphenate'
import { pathOf } from '@/lib/routes'

/** An editorial rhythm of three rows that repeats for longer lists. `sizes` follow the columns. */
const WIDE = { columns: 'lg:col-span-8', picture: 'lg:h-88', sizes: '(min-width: 64rem) 52rem, 11rem' }
const TALL = { columns: 'lg:col-span-4', picture: 'lg:h-88', sizes: '(min-width: 64rem) 40rem, 11rem' }
const THIRD = { columns: 'lg:col-span-4', picture: 'lg:h-60', sizes: '(min-width: 64rem) 27rem, 11rem' }
const HALF = { columns: 'lg:col-span-6', picture: 'lg:h-72', sizes: '(min-width: 64rem) 39rem, 11rem' }
const RHYTHM = [WIDE, TALL, THIRD, THIRD, THIRD, TALL, WIDE, HALF, HALF]

/** All services: an editorial grid on desktops, compact rows on phones. */
export function Services() {
  const { heading, lead } = home.services
  return (
    <Section id={anchors.services} ground="nacht" labelledBy="leistungen">
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
        <SectionTitle id="leistungen" className="text-white lg:col-span-7">
          {heading}
        </SectionTitle>
        <p className="max-w-text self-end lg:col-span-5">{lead}</p>
      </div>
      <ul className="mt-10 grid border-t border-nacht-700 sm:grid-cols-2 sm:gap-x-8 lg:mt-16 lg:grid-cols-12 lg:gap-y-12 lg:border-t-0">
        {services.map((service, index) => {
          const shape = RHYTHM[index % RHYTHM.length] ?? THIRD
          return (
            <li key={service.slug} data-reveal className={shape.columns}>
              <ServiceCard service={service} shape={shape} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** The whole card is one link; its picture adds nothing that the words do not say, so it has no text of its own. */
function ServiceCard({ service, shape }: { service: Service; shape: typeof WIDE }) {
  return (
    <Link
      href={pathOf(service.slug)}
      prefetch={false}
      className="group flex h-full items-center gap-4 border-b border-nacht-700 py-3 lg:flex-col lg:items-stretch lg:gap-0 lg:border-b-0 lg:py-0"
    >
      <div className="size-24 shrink-0 overflow-hidden rounded lg:size-auto">
        <Picture
          name={`service/${service.slug}`}
          sizes={shape.sizes}
          alt=""
          className={`size-24 object-cover transition-transform duration-400 ease-out motion-safe:group-hover:scale-[1.02] lg:w-full ${shape.picture}`}
        />
      </div>
      <div className="min-w-0 lg:mt-4 lg:grid lg:grid-cols-[1fr_auto] lg:gap-x-4">
        <h3 className="text-lg leading-snug font-semibold text-white group-hover:underline lg:text-2xl lg:tracking-tight">
          {hyphenate(service.title)}
        </h3>
        <Icon name="arrow" className="size-5 self-center text-nebel-400 max-lg:hidden" />
        <p className="mt-0.5 text-label text-nebel-200 lg:col-span-2 lg:mt-1 lg:max-w-[34rem] lg:text-body">
          {service.cardLine}
        </p>
      </div>
    </Link>
  )
}
