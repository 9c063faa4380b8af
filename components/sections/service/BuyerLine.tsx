import { anchorPath } from '@/content/anchors'
import { company } from '@/content/company'
import { home } from '@/content/home'
import { offerTermsOf } from '@/content/terms'
import type { Service } from '@/content/types'
import { ui } from '@/content/ui'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'

/** What a buyer checks before asking, each with a link to the details; the owner's terms follow where they are filled in. */
export function BuyerLine({ service: { buyer } }: { service: Service }) {
  const labels = ui.servicePage.buyer
  const { permitAuthority, craftChamber, insurer, contactPerson } = company
  const [insurerName] = insurer?.split(',') ?? []
  return (
    <dl className="buyer-line">
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
      {offerTermsOf(company).map(({ label, value }) => (
        <Entry key={label} label={label} value={value} />
      ))}
    </dl>
  )
}

/** @param href address on this site, without the base path; without one the value is plain text */
function Entry({ label, value, href }: { label: string; value: string; href?: `/${string}` }) {
  return (
    <div>
      <dt className="text-label text-nebel-600">{label}</dt>
      <dd className="leading-snug">
        {href === undefined ? (
          value
        ) : (
          <a href={withBase(href)} className="text-link">
            {value}
          </a>
        )}
      </dd>
    </div>
  )
}
