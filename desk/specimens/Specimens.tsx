import { Island } from '@/components/ui/Island'
import { Prose } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import { specimensPage } from '@/content/planning/specimens'
import type { Specimen } from '@/content/planning/specimens/types'
import { DeskFrame } from '@/desk/frame/DeskFrame'
import { withBase } from '@/lib/both/withBase'
import { hyphenate } from '@/lib/server/hyphenate'
import { specimenFile } from '@/lib/server/pages'
// The sheets themselves are in no script (WrittenSheet), so nothing else would bring their styles.
import './SpecimenSheet.module.css'
import './SpecimenTable.module.css'
import { SheetThumbnail } from './SheetThumbnail'
import { SpecimenPrint } from './SpecimenPrint'
import styles from './Specimens.module.css'
import { specimens } from './specimens'
import { WrittenSheet } from './WrittenSheet'

/** Rows without a hole, as far as that goes. */
const inRows = specimens.length % 4 === 0 ? '' : styles.fives
const LIST_ID = 'liste'

/** The sheets beside each other, small, each as a file and to be printed; the one that the address names lies open among them. */
export function Specimens() {
  return (
    <DeskFrame id="planung/muster">
      <Section surface="papier" space="same" closes labelledBy={LIST_ID} className={styles.specimens}>
        <h2 id={LIST_ID} className="sr-only">
          {specimensPage.listHeading}
        </h2>
        <ul className={`grid grid-cols-2 gap-x-5 gap-y-8 sm:gap-x-8 lg:gap-y-12 ${styles.wall} ${inRows}`}>
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
    <li id={id} className={styles.specimen}>
      <div className={`flex h-full flex-col print:hidden ${styles.card}`}>
        <a href={`#${id}`} className={`hover:underline ${styles.see}`}>
          <SheetThumbnail id={id} loading={loading} />
          <h3 className="mt-3 text-label font-semibold lg:text-body">{hyphenate(name)}</h3>
        </a>
        <p className="mt-1 text-label text-nebel-600">{purpose}</p>
        <div className={`flex flex-wrap gap-x-6 gap-y-5 pt-5 ${styles.tools}`}>
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
          <a href={`#${LIST_ID}`} className={`text-link target ${styles.close}`}>
            {specimensPage.close}
            {which}
          </a>
        </div>
      </div>
      <div className={styles.open}>
        <p className="mb-6 max-w-text print:hidden">
          <Prose paragraph={use} />
        </p>
        <WrittenSheet id={id} />
      </div>
    </li>
  )
}
