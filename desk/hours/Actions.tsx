import { ActionButton } from '@/components/ui/ActionButton'
import { ButtonLink } from '@/components/ui/Button'
import { useHydrated } from '@/components/ui/useHydrated'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import { refusals } from '@/content/planning/refusals'
import { IntoRequest } from '@/desk/fields/IntoRequest'
import { today } from '@/desk/german/dates'
import { copyText } from '@/lib/browser/platform/clipboard'
import { lateScript } from '@/lib/browser/platform/lateScript'
import { printPage } from '@/lib/browser/platform/print'
import styles from './Actions.module.css'
import { addressOf } from './address'
import type { Reckoning } from './reckoning'
import { requestText } from './texts'

export type ActionsProps = {
  reckoning: Reckoning
  /** Title of the service that the request shall name. */
  service: string | undefined
  /** Addresses with the base path: of the contact form, and of the comparison of offers. */
  contactHref: string
  offersHref: string
}

/** What can be done with a plan; on paper, how to open it again. */
export function Actions({ reckoning, service, contactHref, offersHref }: ActionsProps) {
  const { actions } = labels
  // The day and the address are the visitor's; the exported HTML goes without.
  const hydrated = useHydrated()
  const address = hydrated ? addressOf(reckoning.plan) : ''
  return (
    <>
      {hydrated && (
        <p className="hidden wrap-anywhere print:block">
          {labels.result.printed(today(), service ?? '', address)}
        </p>
      )}
      <div className={`flex flex-wrap gap-3 gap-x-7 pt-5 print:hidden ${styles.actions}`}>
        <div className="flex flex-wrap gap-3">
          <IntoRequest
            origin="posten"
            contactHref={contactHref}
            service={service}
            details={requestText(reckoning, address)}
          >
            {actions.request}
          </IntoRequest>
          <ButtonLink look="quiet" href={offersHref}>
            {actions.compare}
          </ButtonLink>
          <p>{actions.takes}</p>
        </div>
        <div className={styles.files}>
          <ActionButton
            look="words"
            act={() => copyText(address)}
            done={actions.linkCopied}
            refused={
              <>
                {actions.linkRefused}
                <a href={address} className="text-link">
                  {actions.linkByHand}
                </a>
              </>
            }
          >
            {actions.link}
          </ActionButton>
          <ActionButton look="words" act={printPage} refused={refusals.print}>
            {actions.print}
          </ActionButton>
        </div>
        {reckoning.plan.service !== 'reinigungsdienste' && (
          <fieldset className={styles.files}>
            <legend>{actions.documents}</legend>
            {(['tender', 'sheet'] as const).map((kind) => (
              <ActionButton
                key={kind}
                look="words"
                act={() => saveDocument(kind, reckoning, service, address)}
                announced={actions.made}
                refused={actions.failed}
              >
                {actions[kind]}
              </ActionButton>
            ))}
          </fieldset>
        )}
      </div>
    </>
  )
}

/** What makes a document is loaded on the click. */
async function saveDocument(
  kind: 'tender' | 'sheet',
  reckoning: Reckoning,
  service: string | undefined,
  address: string,
): Promise<boolean> {
  try {
    switch (kind) {
      case 'tender':
        return await (await lateScript(() => import('./downloadTender'))).downloadTender(reckoning, service)
      case 'sheet':
        return await (
          await lateScript(() => import('@/desk/priceSheet/downloadPriceSheet'))
        ).downloadPriceSheet(reckoning, address)
    }
  } catch {
    return false
  }
}
