import { AXIS, COLUMNS } from '@/components/ui/axes'
import { PageTitle } from '@/components/ui/Heading'
import { Prose } from '@/components/ui/Prose'
import { Container } from '@/components/ui/Section'
import type { LegalBlock, LegalPage as LegalContent } from '@/content/types'
import { MAIN_ID } from '@/lib/both/pageParts'

/** Plain paper for the legal pages. */
export function LegalPage({ page }: { page: LegalContent }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} data-surface="papier" className="bg-papier-50 pt-header text-tinte">
      <Container className="py-new">
        <div className={`${COLUMNS} gap-y-4`}>
          <PageTitle size="title" className="lg:col-span-12">
            {page.heading}
          </PageTitle>
          <p className={`max-w-text ${AXIS.list}`}>{page.lead}</p>
        </div>
        {page.sections.map(({ id, heading, blocks }) => (
          <section
            key={id}
            id={id}
            tabIndex={-1}
            className={`hairline mt-9 gap-y-3 pt-5 lg:mt-12 ${COLUMNS}`}
          >
            <h2 className={`text-item font-semibold lg:pr-8 ${AXIS.margin}`}>{heading}</h2>
            <div className={`flex max-w-text flex-col gap-4 print:block ${AXIS.list}`}>
              {blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} />
              ))}
            </div>
          </section>
        ))}
      </Container>
    </main>
  )
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Prose paragraph={block.paragraph} />
        </p>
      )
    case 'list':
      return (
        <ul className="list-disc space-y-1 pl-5 marker:text-nebel-600">
          {block.items.map((item) => (
            <li key={JSON.stringify(item)}>
              <Prose paragraph={item} />
            </li>
          ))}
        </ul>
      )
    case 'rows':
      return (
        <dl className="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[11em_1fr]">
          {block.rows.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-nebel-600 max-sm:mt-2">{label}</dt>
              <dd className="break-words">
                <Prose paragraph={value} />
              </dd>
            </div>
          ))}
        </dl>
      )
  }
}
