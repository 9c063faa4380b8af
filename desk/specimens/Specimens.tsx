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
import { SheetThumbnail } from './SheetThumbnail'
import { SpecimenPrint } from './SpecimenPrint'
import { SpecimenSheet } from './SpecimenSheet'
import { specimens } from './specimens'

/** Rows without a hole, as far as that goes. */
const inRows = specimens.length % 4 === 0 ? 'specimen-fours' : 'specimen-fives'

/** The sheets beside each other, small, each leading to where it lies folded, as a file and to be printed. */
export function Specimens() {
  return (
    <DeskFrame id="planung/muster">
      <Section surface="papier" space="same" closes labelledBy="liste" className="specimens">
        <h2 id="liste" className="sr-only">
          {muster.listHeading}
        </h2>
        <ul className={`specimen-wall print:hidden ${inRows}`}>
          {specimens.map(({ id, name, purpose }) => (
            <li key={id}>
              <a href={`#${id}`} className="specimen-see">
                <SheetThumbnail id={id} />
                <span className="mt-3 block font-semibold">{hyphenate(name)}</span>
              </a>
              <p className="mt-1 text-label text-nebel-600">{purpose}</p>
            </li>
          ))}
        </ul>
        {specimens.map((specimen) => (
          <Entry key={specimen.id} specimen={specimen} />
        ))}
      </Section>
    </DeskFrame>
  )
}

function Entry({ specimen }: { specimen: Specimen }) {
  const { id, name, use } = specimen
  // Links of one name are told apart by whom they belong to.
  const which = <span className="sr-only">{` ${name}`}</span>
  return (
    // Without a tabindex: only the browser's own way to a target is printed alone (`:target`).
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      className={`specimen hairline items-start py-2 ${COLUMNS}`}
    >
      <h3 id={`${id}-name`} className={`text-item font-semibold print:hidden ${AXIS.margin}`}>
        {hyphenate(name)}
      </h3>
      <div className={AXIS.list}>
        <p className="specimen-tools flex flex-wrap gap-x-6 gap-y-3 print:hidden">
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
