import { Button, ButtonLink } from '@/components/ui/Button'
import { forms } from '@/content/forms'
import { mailto } from '@/lib/both/mailto'
import type { EnquiryRequest } from '@/lib/browser/enquiry/requests'
import { CopyButton } from './CopyButton'
import type { EnquiryConfig } from './config'
import { mailBodyOf } from './fields'
import { sendAgain } from './sendAgain'

type Props = { request: EnquiryRequest; config: EnquiryConfig; className: string }

/** After a failure: the same request again, or by another way. */
export function WaysOut({ request, config, className }: Props) {
  const body = mailBodyOf(request.draft, request.form)
  return (
    // One row in the dialog, as a lower notice leaves more of the form visible.
    <div
      className={`mt-4 grid content-start gap-3 *:px-2! min-[21rem]:max-sm:grid-cols-2 sm:flex sm:flex-wrap sm:*:grow ${className}`}
    >
      <Button look="quiet" onClick={() => sendAgain(request, config)}>
        {forms.status.retry}
      </Button>
      <ButtonLink look="quiet" href={mailto(config.email, forms[request.form].mailSubject, body)}>
        {forms.status.email}
      </ButtonLink>
      {/* The number stays on one line, however long it is. */}
      <ButtonLink look="quiet" href={config.phoneHref} className="max-sm:col-span-full">
        <span>
          {`${forms.status.call}: `}
          <span className="whitespace-nowrap">{config.phone}</span>
        </span>
      </ButtonLink>
      <CopyButton text={body} className="max-sm:col-span-full" />
    </div>
  )
}
