import { ButtonLink } from '@/components/ui/Button'
import { anchorPath } from '@/content/anchors'
import { ui } from '@/content/ui'
import { offerTrigger } from '@/lib/both/offerTrigger'
import { withBase } from '@/lib/both/withBase'

/** @param service title of the service that the request shall name */
export function OfferButton({ service }: { service?: string }) {
  return (
    <ButtonLink
      look="primary"
      href={withBase(anchorPath('contact'))}
      {...offerTrigger(service)}
      className="max-sm:w-full"
    >
      {ui.requestOffer}
    </ButtonLink>
  )
}
