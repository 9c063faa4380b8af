import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Island } from '@/components/ui/Island'
import { Prose } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import { muster } from '@/content/planning/muster'
import type { Specimen } from '@/content/planning/muster/types'
import { DeskFrame } from '@/desk/frame/DeskFrame'
import { withBase } from '@/lib/both/withBase'
import { hyphenate } from '@/lib/server/hyphenate'
import { specimenFile } from '@/lib/server/pages'
import { SpecimenPrint } from './SpecimenPrint'
import { SpecimenSheet } from './SpecimenSheet'
import { specimens } from './specimens'

/** The specimens as a list, each with its sheet of paper folded below it. */
export function Specimens() {
  return (
    <DeskFrame id="planung/muster">
      <Section surface="papier" space="same" closes labelledBy="liste" className="specimens">
        <h2 id="liste" className="sr-only">
          {muster.listHeading}
        </h2>
        {specimens.map((specimen) => (
          <Entry key={specimen.id} specimen={specimen} />
        ))}
      </Section>
    </DeskFrame>
  )
}

function Entry({ specimen }: { specimen: Specimen }) {
  const { id, name, purpose, use } = specimen
  // Links of one name are told apart by whom they belong to.
  const which = <span className="sr-only">{` ${name}`}</span>
  return (
    // Without a tabindex: only the browser's own way to a target is printed alone (`:target`).
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      className={`specimen hairline items-start gap-y-1 pt-5 pb-5 ${COLUMNS}`}
    >
      <h3 id={`${id}-name`} className={`text-item font-semibold print:hidden ${AXIS.margin}`}>
        {hyphenate(name)}
      </h3>
      <div className={AXIS.list}>
        <p className="print:hidden">{purpose}</p>
        <p className="specimen-tools mt-3 flex flex-wrap gap-x-6 gap-y-3 print:hidden">
          <a href={withBase(specimenFile(specimen))} download className="text-link target">
            {muster.word}
            {which}
          </a>
          <Island fallback={null}>
            <SpecimenPrint id={id}>
              {muster.print}
              {which}
            </SpecimenPrint>
          </Island>
        </p>
        <details>
          <summary className="mt-1 w-fit py-2.5 font-semibold print:hidden">
            {muster.see}
            {which}
          </summary>
          <p className="specimen-use mt-2 mb-6 max-w-text print:hidden">
            <Prose paragraph={use} />
          </p>
          <SpecimenSheet specimen={specimen} />
        </details>
      </div>
    </article>
  )
}
