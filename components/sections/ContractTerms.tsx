import { Disclosure } from '@/components/ui/Disclosure'
import { Rows } from '@/components/ui/Rows'
import { company } from '@/content/company'
import { extras } from '@/content/extras'
import { home } from '@/content/home'
import { proofsOf } from '@/content/proofs'
import { offerTermsOf } from '@/content/terms'
import { ProofItems } from './ProofItems'

/** What a buyer asks before a contract; lines that the owner has not filled in are not there. Proofs and terms are there to be seen. */
export function ContractTerms() {
  const { heading, rows } = home.terms
  const proofs = proofsOf(extras).map(({ label, items }) => ({ label, value: <ProofItems items={items} /> }))
  return (
    <Disclosure heading={heading} open={proofs.length > 0 || offerTermsOf(company).length > 0}>
      <div className="pb-6">
        <Rows rows={[...rows, ...proofs]} />
      </div>
    </Disclosure>
  )
}
