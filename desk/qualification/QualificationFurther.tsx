import { Disclosure } from '@/components/ui/Disclosure'
import { Paragraphs } from '@/components/ui/Prose'
import { qualificationPage } from '@/content/planning/qualification'
import { ProofGrid } from './ProofGrid'
import styles from './QualificationFurther.module.css'

const { common, proofs, breach } = qualificationPage

/** What holds besides, folded. */
export function QualificationFurther() {
  return (
    <div className="mt-6">
      <Disclosure heading={common.heading}>
        <dl className={styles.common}>
          {common.rows.map(({ label, value }) => (
            <div key={label} className="hairline">
              <dt className="font-semibold">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <Disclosure heading={proofs.heading}>
        <ProofGrid as="div" className="pb-4">
          {proofs.items.map(({ title, text }) => (
            <div key={title} className="hairline pt-4">
              <h4 className="font-semibold">{title}</h4>
              <p className="mt-3">{text}</p>
            </div>
          ))}
        </ProofGrid>
      </Disclosure>
      <Disclosure heading={breach.heading}>
        <div className="flex max-w-text flex-col gap-4 pb-4">
          <Paragraphs items={breach.paragraphs} />
        </div>
      </Disclosure>
    </div>
  )
}
