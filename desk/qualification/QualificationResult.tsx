import {
  qualificationPath as path,
  type QualificationId,
  qualificationLabels,
  qualificationPathLabels,
  qualificationRows,
} from '@/content/planning/qualification'
import type { ServiceSlug } from '@/content/services/slugs'
import { IntoRequest } from '@/desk/fields/IntoRequest'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { detailsOf, doubtText, extrasOf, type Walk } from './qualification'

type Props = {
  found: Walk
  id: QualificationId
  contactHref: string
  /** Titles of the services that rows belong to, as far as they are offered. */
  services: Partial<Record<ServiceSlug, string>>
}

/** The row that applies: its proof, what else it demands, and the way into the request. */
export function QualificationResult({ found, id, contactHref, services }: Props) {
  const row = qualificationRows[id]
  const service = row.service && services[row.service]
  const { labels, proofs } = qualificationLabels
  return (
    <>
      <p className="mt-4 text-label font-medium">{qualificationPathLabels.result}</p>
      <h3 className="mt-1 text-minor font-semibold text-balance">{proofs[row.proof].name}</h3>
      <dl>
        <Term>{labels.task}</Term>
        <dd className="font-semibold">{row.task}</dd>
        {row.service && service && (
          <>
            <Term>{qualificationLabels.ours}</Term>
            <dd>
              <a href={withBase(pathOf(row.service))} className="text-link">
                {service}
              </a>
            </dd>
          </>
        )}
        <Entry label={labels.extras} texts={extrasOf(row)} />
        <Entry label={labels.law} texts={row.law} />
        <Entry label={labels.doubt} texts={[...found.doubts, doubtText(row.doubt)]} />
      </dl>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-5">
        <IntoRequest
          contactHref={contactHref}
          service={service}
          details={detailsOf(path, found, id)}
          origin="qualifikation"
        >
          {qualificationPathLabels.intoRequest}
        </IntoRequest>
        <a href={`#${id}`} className="text-link target">
          {qualificationPathLabels.toRow}
        </a>
      </p>
      <p className="mt-3 max-w-text text-label print:hidden">{qualificationPathLabels.takes}</p>
    </>
  )
}

function Term({ children }: { children: string }) {
  return <dt className="hairline mt-3 pt-3 text-nebel-600">{children}</dt>
}

function Entry({ label, texts }: { label: string; texts: readonly string[] }) {
  return (
    texts.length > 0 && (
      <>
        <Term>{label}</Term>
        {texts.map((text, at) => (
          <dd key={text} className={at > 0 ? 'mt-1.5' : undefined}>
            {text}
          </dd>
        ))}
      </>
    )
  )
}
