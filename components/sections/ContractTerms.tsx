import { Disclosure } from '@/components/ui/Disclosure'
import { Rows } from '@/components/ui/Rows'
import { home } from '@/content/home'

/** What a buyer asks before a contract; lines that the owner has not filled in are not there. */
export function ContractTerms() {
  const { heading, rows } = home.terms
  return (
    <Disclosure heading={heading}>
      <div className="pb-6">
        <Rows rows={rows} />
      </div>
    </Disclosure>
  )
}
