import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { useHydrated } from '@/components/ui/useHydrated'
import { type DetailsOrigin, offerTrigger } from '@/lib/both/offerTrigger'

type Props = {
  /** Address of the contact form with the base path: where the link leads while no script opens the dialog. */
  contactHref: string
  /** Title of the service that the request shall name. */
  service?: string | undefined
  /** What is planned, in lines: goes into the request's message below what the visitor wrote. */
  details: string
  origin: DetailsOrigin
  children: ReactNode
}

/** Opens the offer request with what was planned in its message, which only a script reads: the exported HTML goes without. */
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
