import { Fragment } from 'react'
import { anchorPath } from '@/content/anchors'
import { company } from '@/content/company'
import { home } from '@/content/home'
import { place } from '@/content/place'
import type { ServiceSlug } from '@/content/services/slugs'
import type { Service } from '@/content/types'
import { ui } from '@/content/ui'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { regionId } from '@/lib/server/regionFacts'
import { regionsWith } from '@/lib/server/regionServices'
import styles from './BuyerLine.module.css'

const ENTRY = 'flex flex-wrap gap-x-3 lg:block'

/** What a buyer checks before asking, each with a link to the details. */
export function BuyerLine({ service: { slug, buyer } }: { service: Service }) {
  const labels = ui.servicePage.buyer
  const { permitAuthority, craftChamber, insurer, contactPerson, minimumTerm } = company
  const [insurerName] = insurer?.split(',') ?? []
  return (
    <dl className={`hairline-chapter mt-8 grid gap-x-5 gap-y-2 text-label lg:mt-14 ${styles.list}`}>
      {buyer.permit !== false ? (
        <Entry label={labels.permit} value={permitAuthority} href={`${pathOf('impressum')}#aufsicht`} />
      ) : (
        craftChamber && (
          <Entry label={labels.craftChamber} value={craftChamber} href={`${pathOf('impressum')}#handwerk`} />
        )
      )}
      {insurerName && (
        <Entry label={labels.insurance} value={insurerName} href={`${pathOf('impressum')}#versicherung`} />
      )}
      <Entry
        label={labels.qualification}
        value={buyer.qualification}
        href={pathOf('planung/qualifikation')}
      />
      <Entry label={labels.price} value={buyer.price} href={pathOf('planung/kosten')} />
      <Entry
        label={labels.answers}
        value={contactPerson ?? home.contact.answerer}
        href={anchorPath('contact')}
      />
      {minimumTerm && (
        <Entry label={labels.terms} value={home.terms.heading} href={`${pathOf('home')}#betrieb`} />
      )}
      <Places slug={slug} />
    </dl>
  )
}

/** The places that name the service; the others are not left out, as it is offered there, too. */
function Places({ slug }: { slug: ServiceSlug }) {
  const regions = regionsWith(slug)
  const area = pathOf('einsatzgebiet')
  const links = [
    ...regions.map(({ name }) => ({ text: name, href: `${area}#${regionId(name)}` as const })),
    ...(regions.length < place.regions.length ? [{ text: ui.servicePage.allPlaces, href: area }] : []),
  ]
  return (
    regions.length > 0 && (
      <div className={ENTRY}>
        <dt className="text-nebel-600">{ui.servicePage.area}</dt>
        <dd className="leading-snug">
          {links.map(({ text, href }, at) => (
            <Fragment key={text}>
              {at > 0 && ', '}
              <a href={withBase(href)} className="text-link">
                {text}
              </a>
            </Fragment>
          ))}
        </dd>
      </div>
    )
  )
}

/** @param href address on this site, without the base path */
function Entry({ label, value, href }: { label: string; value: string; href: `/${string}` }) {
  return (
    <div className={ENTRY}>
      <dt className="text-nebel-600">{label}</dt>
      <dd className="leading-snug">
        <a href={withBase(href)} className="text-link">
          {value}
        </a>
      </dd>
    </div>
  )
}
