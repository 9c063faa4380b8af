import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { offerTrigger } from '@/lib/both/offerTrigger'

type Props = {
  /** Address of the contact form with the base path: where the link leads while no script opens the dialog. */
  contactHref: string
  /** Title of the service that the request shall name. */
  service?: string | undefined
  /** What is planned, in lines: stands in the request's message below what the visitor wrote. */
  details: string
  children: ReactNode
}

/** Opens the offer request with what was planned in its message. */
export function IntoRequest({ contactHref, service, details, children }: Props) {
  return (
    <ButtonLink look="primary" href={contactHref} {...offerTrigger(service, details)}>
      {children}
    </ButtonLink>
  )
}
