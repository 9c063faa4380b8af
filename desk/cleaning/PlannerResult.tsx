import { ButtonLink } from '@/components/ui/Button'
import { cleaningLabels as labels } from '@/content/planning/cleaningLabels'
import { takesIntoRequest } from '@/content/planning/rowLabels'
import { Announced } from '@/desk/fields/Announced'
import { IntoRequest } from '@/desk/fields/IntoRequest'
import { CleaningHours } from './CleaningHours'
import type { CleaningReckoning } from './cleaning'
import { requestText, shownHours } from './texts'

export type ResultProps = {
  reckoning: CleaningReckoning
  /** Addresses with the base path: of the contact form, and of the comparison of offers. */
  contactHref: string
  offersHref: string
  /** Title of the service that the request shall name. */
  service: string
}

/** What the rooms come to, and what can be done with it. */
export function PlannerResult({ reckoning, contactHref, offersHref, service }: ResultProps) {
  const { rooms, total } = reckoning
  return (
    <CleaningHours reckoning={reckoning}>
      <Announced text={labels.announced(shownHours(total.week), shownHours(total.year))} />
      {rooms.length > 0 && (
        <div className="flex flex-wrap gap-3 print:hidden">
          <IntoRequest
            origin="reinigung"
            contactHref={contactHref}
            service={service}
            details={requestText(reckoning)}
          >
            {labels.request.button}
          </IntoRequest>
          <p className="w-full max-w-text text-label">{takesIntoRequest}</p>
          <ButtonLink look="quiet" href={offersHref}>
            {labels.compare}
          </ButtonLink>
        </div>
      )}
    </CleaningHours>
  )
}
