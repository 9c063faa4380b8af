import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { useHydrated } from '@/components/ui/useHydrated'
import type { DetailsOrigin } from '@/lib/both/enquiryForm'
import { offerTrigger } from '@/lib/both/offerTrigger'

type Props = {
  /** Address of the contact form with the base path: where the link leads while no script opens the dialog. */
  contactHref: string
  /** Title of the service that the request shall name. */
  service?: string | undefined
  /** What is planned, in lines: is sent below what the visitor writes. */
  details: string
  origin: DetailsOrigin
  children: ReactNode
}

/** Opens the offer request with what was planned, which only a script reads: the exported HTML goes without. */
export function IntoRequest({ contactHref, service, details, origin, children }: Props) {
  const isHydrated = useHydrated()
  return (
    <ButtonLink
      look="primary"
      href={contactHref}
      {...offerTrigger(service, isHydrated ? details : undefined, origin)}
    >
      {children}
    </ButtonLink>
  )
}
