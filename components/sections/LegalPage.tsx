import { PageTitle } from '@/components/ui/Heading'
import { Prose } from '@/components/ui/Prose'
import { Container } from '@/components/ui/Section'
import type { LegalBlock, LegalPage as LegalContent } from '@/content/types'
import { pathOf } from '@/lib/routes'

/** Plain paper for Impressum and Datenschutz. */
export function LegalPage({ page }: { page: LegalContent }) {
  return (
    <main id="inhalt" tabIndex={-1} data-ground="papier" className="bg-papier-50 pt-header text-tinte">
      <Container className="grid grid-cols-1 gap-x-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-9">
          <PageTitle className="text-title!">{page.heading}</PageTitle>
          <p className="mt-6 max-w-text text-lead">{page.lead}</p>
          {page.sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} tabIndex={-1} className="mt-12 border-t border-papier-200 pt-6">
              <h2 className="text-2xl leading-tight font-semibold tracking-tight">{heading}</h2>
              <div className="mt-4 flex max-w-text flex-col gap-4">
                {blocks.map((block) => (
                  <Block key={JSON.stringify(block)} block={block} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </Container>
    </main>
  )
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Prose paragraph={block.paragraph} pathOf={pathOf} />
        </p>
      )
    case 'list':
      return (
        <ul className="list-disc space-y-1 pl-5 marker:text-nebel-600">
          {block.items.map((item) => (
            <li key={JSON.stringify(item)}>
              <Prose paragraph={item} pathOf={pathOf} />
            </li>
          ))}
        </ul>
      )
    case 'rows':
      return (
        <dl className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr]">
          {block.rows.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-nebel-600 max-sm:mt-2">{label}</dt>
              <dd className="break-words">
                <Prose paragraph={value} pathOf={pathOf} />
              </dd>
            </div>
          ))}
        </dl>
      )
  }
}
