import Link from 'next/link'
import { Picture } from '@/components/ui/Picture'
import { Section } from '@/components/ui/Section'
import type { Service } from '@/content/types'
import { ui } from '@/content/ui'
import { hyphenate } from '@/lib/hyphenate'
import { pathOf } from '@/lib/routes'
import { serviceOf } from '@/lib/services'

/** Services that are often ordered together with this one. */
export function ServiceNeighbours({ service }: { service: Service }) {
  return (
    <Section ground="nacht" labelledBy="nachbarn" className="print:hidden">
      <h2 id="nachbarn" className="text-label font-medium text-nebel-400">
        {ui.servicePage.neighboursHeading}
      </h2>
      <ul className="mt-6 grid gap-x-8 sm:grid-cols-3">
        {service.neighbours.map((slug) => {
          const { title, cardLine } = serviceOf(slug)
          return (
            <li key={slug}>
              <Link
                href={pathOf(slug)}
                prefetch={false}
                className="group flex h-full items-center gap-4 border-t border-nacht-700 py-4 sm:flex-col sm:items-stretch sm:border-t-0 sm:py-0"
              >
                <Picture
                  name={`service/${slug}`}
                  sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 33vw, 11rem"
                  alt=""
                  className="size-24 shrink-0 rounded object-cover sm:h-44 sm:w-full"
                />
                <div>
                  <h3 className="text-lg leading-snug font-semibold text-white group-hover:underline lg:text-xl">
                    {hyphenate(title)}
                  </h3>
                  <p className="mt-1 text-label">{cardLine}</p>
                </div>
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
