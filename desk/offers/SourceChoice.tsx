import { AXIS, COLUMNS } from '@/components/ui/axes'
import { comparison } from '@/content/planning/comparison'
import type { Source, SourceKind } from './sources'

const { hours: labels } = comparison

type Props = {
  sources: readonly Source[]
  picked: Source
  hoursHref: string
  onPick: (kind: SourceKind) => void
}

/** Which hours all offers are computed with. */
export function SourceChoice({ sources, picked, hoursHref, onPick }: Props) {
  return (
    <fieldset
      aria-labelledby="stunden-titel"
      className={`hairline-chapter mt-10 gap-y-3 pt-5 ${COLUMNS} xl:block`}
    >
      <h3 id="stunden-titel" className={`text-item font-semibold ${AXIS.margin}`}>
        {labels.heading}
      </h3>
      <div className={AXIS.list}>
        <div className="print:hidden">
          {sources.length === 1
            ? picked.label
            : sources.map(({ kind, label }) => (
                <label key={kind} className="flex min-h-11 items-center gap-3 py-1.5 leading-snug">
                  <input
                    type="radio"
                    name="stunden"
                    checked={kind === picked.kind}
                    onChange={() => onPick(kind)}
                    className="size-6 shrink-0 accent-nacht-800"
                  />
                  {label}
                </label>
              ))}
        </div>
        {picked.incomplete !== '' && <p className="font-semibold">{picked.incomplete}</p>}
        <p className="text-label">
          {picked.split}{' '}
          {picked.kind === 'example' && <span className="print:hidden">{labels.unplanned} </span>}
          <a
            href={picked.own === null ? hoursHref : `${hoursHref}#${picked.own.link}`}
            className="text-link print:hidden"
          >
            {picked.own === null ? labels.link : labels.open}
          </a>
        </p>
      </div>
    </fieldset>
  )
}
