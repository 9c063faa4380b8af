import { Rows } from '@/components/ui/Rows'
import { extras } from '@/content/extras'
import { home } from '@/content/home'

/** Clients that allowed to be named, and what is done for them. */
export function References() {
  const { references = [] } = extras
  return references.length === 0 ? null : (
    <section aria-labelledby="referenzen" className="hairline pt-3 lg:pt-5">
      <h3 id="referenzen" className="mb-3 text-item font-semibold lg:mb-5">
        {home.references.heading}
      </h3>
      <Rows rows={references.map(({ client, text }) => ({ label: client, value: text }))} />
    </section>
  )
}
