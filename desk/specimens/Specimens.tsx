import { Island } from '@/components/ui/Island'
import { Prose } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import { specimensPage } from '@/content/planning/specimens'
import type { Specimen } from '@/content/planning/specimens/types'
import { DeskFrame } from '@/desk/frame/DeskFrame'
import { withBase } from '@/lib/both/withBase'
import { hyphenate } from '@/lib/server/hyphenate'
import { specimenFile } from '@/lib/server/pages'
import { SheetThumbnail } from './SheetThumbnail'
import { SpecimenPrint } from './SpecimenPrint'
import { specimens } from './specimens'
import { WrittenSheet } from './WrittenSheet'

/** Rows without a hole, as far as that goes. */
const inRows = specimens.length % 4 === 0 ? '' : 'specimen-fives'
const LIST_ID = 'liste'

/** The sheets beside each other, small, each as a file and to be printed; the one that the address names lies open among them. */
export function Specimens() {
  return (
    <DeskFrame id="planung/muster">
      <Section surface="papier" space="same" closes labelledBy={LIST_ID} className="specimens">
        <h2 id={LIST_ID} className="sr-only">
          {specimensPage.listHeading}
        </h2>
        <ul className={`specimen-wall ${inRows}`}>
          {specimens.map((specimen, index) => (
            <Entry key={specimen.id} specimen={specimen} loading={index === 0 ? 'eager' : 'lazy'} />
          ))}
        </ul>
        <p className="mt-8 text-label text-nebel-600 lg:mt-12 print:hidden">{specimensPage.note}</p>
      </Section>
    </DeskFrame>
  )
}

function Entry({ specimen, loading }: { specimen: Specimen; loading: 'eager' | 'lazy' }) {
  const { id, name, purpose, use } = specimen
  // Links of one name differ by the sheet that they belong to.
  const which = <span className="sr-only">{` ${name}`}</span>
  return (
    // Without a tabindex: only the browser's own way to a target opens it and prints it alone (`:target`).
    <li id={id} className="specimen">
      <div className="specimen-card print:hidden">
        <a href={`#${id}`} className="specimen-see">
          <SheetThumbnail id={id} loading={loading} />
          <h3>{hyphenate(name)}</h3>
        </a>
        <p className="mt-1 text-label text-nebel-600">{purpose}</p>
        <div className="specimen-tools">
          <a href={withBase(specimenFile(specimen))} download className="text-link target">
            {specimensPage.word}
            {which}
          </a>
          <Island fallback={null}>
            <SpecimenPrint id={id}>
              {specimensPage.print}
              {which}
            </SpecimenPrint>
          </Island>
          <a href={`#${LIST_ID}`} className="text-link target specimen-close">
            {specimensPage.close}
            {which}
          </a>
        </div>
      </div>
      <div className="specimen-open">
        <p className="mb-6 max-w-text print:hidden">
          <Prose paragraph={use} />
        </p>
        <WrittenSheet id={id} />
      </div>
    </li>
  )
}
