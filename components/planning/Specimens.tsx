import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Island } from '@/components/ui/Island'
import { Prose } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import { muster } from '@/content/planning/muster'
import type { Specimen } from '@/content/planning/muster/types'
import { pathOf } from '@/lib/both/pathOf'
import { hyphenate } from '@/lib/server/hyphenate'
import { specimenFile } from '@/lib/server/pages'
import { withBase } from '@/lib/server/site'
import { specimens } from '@/lib/server/specimens'
import { DeskFrame } from './DeskFrame'
import { SpecimenPrint } from './SpecimenPrint'
import { SpecimenSheet } from './SpecimenSheet'

/** The list of specimens, then each as a sheet of paper. */
export function Specimens() {
  return (
    <DeskFrame id="planung/muster">
      <Section surface="papier" space="same" closes labelledBy="liste">
        <h2 id="liste" className="sr-only">
          {muster.listHeading}
        </h2>
        <ul className="specimen-list">
          {specimens.map((specimen) => (
            <li key={specimen.id}>
              <a href={`#${specimen.id}`} className="text-item font-semibold hover:underline">
                {specimen.name}
              </a>
              <p>{specimen.purpose}</p>
              <Download specimen={specimen} />
            </li>
          ))}
        </ul>
      </Section>
      <Section surface="papier-warm" space="turn" labelledBy="blaetter" className="specimens">
        <h2 id="blaetter" className="sr-only">
          {muster.sheetsHeading}
        </h2>
        {specimens.map((specimen) => (
          // Without a tabindex: only the browser's own way to a target is printed alone (`:target`).
          <article
            key={specimen.id}
            id={specimen.id}
            aria-labelledby={`${specimen.id}-name`}
            className={`specimen ${COLUMNS}`}
          >
            <div className={`specimen-side ${AXIS.margin}`}>
              <h3 id={`${specimen.id}-name`} className="text-minor font-semibold">
                {hyphenate(specimen.name)}
              </h3>
              <p className="max-w-text">
                <Prose paragraph={specimen.use} pathOf={pathOf} />
              </p>
              <p className="specimen-actions">
                <Download specimen={specimen} />
                <Island fallback={null}>
                  <SpecimenPrint id={specimen.id} label={muster.print} name={specimen.name} />
                </Island>
              </p>
            </div>
            <div className={AXIS.list}>
              <SpecimenSheet specimen={specimen} />
            </div>
          </article>
        ))}
      </Section>
    </DeskFrame>
  )
}

function Download({ specimen }: { specimen: Specimen }) {
  return (
    <a href={withBase(specimenFile(specimen))} download className="text-link target">
      {muster.word}
      <Which>{specimen.name}</Which>
    </a>
  )
}

/** Seven links of one name are told apart by whom they belong to. */
function Which({ children }: { children: string }) {
  return <span className="sr-only">{` ${children}`}</span>
}
