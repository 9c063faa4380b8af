import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import type { Checklist } from '@/content/planning/changePage'
import styles from './ChangeChecklist.module.css'
import { StoredTicks } from './StoredTicks'

/** Native boxes: they can be ticked without any script, and are printed with their ticks. */
export function ChangeChecklist({ checklist: { heading, lead, fields, groups } }: { checklist: Checklist }) {
  return (
    <Section surface="papier" space="new" closes labelledBy="checkliste" className={styles.checklist}>
      <div className={`${COLUMNS} gap-y-3`}>
        <SectionTitle id="checkliste" size="minor" className={`lg:pr-8 ${AXIS.margin}`}>
          {heading}
        </SectionTitle>
        <p className={`max-w-text lg:pt-2 print:hidden ${AXIS.list}`}>{lead}</p>
      </div>
      <ul className={`hidden ${styles.fields}`}>
        {fields.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <StoredTicks className={`mt-5 grid gap-x-8 md:grid-cols-2 lg:mt-12 ${styles.groups}`}>
        {groups.map((group) => (
          <fieldset key={group.heading} className="min-w-0">
            <legend className="pb-3 text-item font-semibold">{group.heading}</legend>
            <ul>
              {group.items.map((item) => (
                <li key={item} className="hairline">
                  <label className={styles.item}>
                    <input type="checkbox" value={item} />
                    {item}
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </StoredTicks>
    </Section>
  )
}
