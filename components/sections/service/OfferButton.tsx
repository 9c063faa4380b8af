import { ButtonLink } from '@/components/ui/Button'
import { anchorPath } from '@/content/anchors'
import type { Service } from '@/content/types'
import { ui } from '@/content/ui'
import { offerTrigger } from '@/lib/both/offerTrigger'
import { withBase } from '@/lib/both/withBase'

export function OfferButton({ service }: { service: Service }) {
  return (
    <ButtonLink
      look="primary"
      href={withBase(anchorPath('contact'))}
      {...offerTrigger(service.title)}
      className="max-sm:w-full print:hidden"
    >
      {ui.requestOffer}
    </ButtonLink>
  )
}
