import { Prose } from '@/components/ui/Prose'
import { extras } from '@/content/extras'
import { home } from '@/content/home'
import { proofsOf } from '@/content/proofs'
import { leadingPhone } from '@/lib/server/phone'
import { ProofItems } from './ProofItems'

/** What a buyer asks before a contract, each below its name; lines that the owner has not filled in are not there. */
export function ContractTerms() {
  const { heading, note, rows } = home.terms
  const terms = rows.map(({ label, value }) => ({ label, value: <TermValue text={value} /> }))
  const proofs = proofsOf(extras).map(({ label, items }) => ({ label, value: <ProofItems items={items} /> }))
  return (
    <section aria-labelledby="betrieb" className="mt-8 lg:mt-14">
      <h3 id="betrieb" className="text-item font-semibold">
        {heading}
      </h3>
      {note && <p className="mt-1 text-label text-nebel-600">{note}</p>}
      <dl className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 print:block">
        {[...terms, ...proofs].map(({ label, value }) => (
          <div key={label} className="hairline py-2">
            <dt className="text-label text-nebel-600">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A number that it begins with is called from here: whoever reads it may need it now. */
function TermValue({ text }: { text: string }) {
  const phone = leadingPhone(text)
  return phone === null ? text : <Prose paragraph={[{ phone }, text.slice(phone.length)]} />
}
