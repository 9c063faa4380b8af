'use client'

import { type ReactNode, useId } from 'react'
import type { EnquiryConfig } from '@/components/forms/config'
import { DialogMarkup } from '@/components/forms/DialogMarkup'
import { ErrorSummary } from '@/components/forms/ErrorSummary'
import { FormMarkup } from '@/components/forms/FormMarkup'
import { FORM_FIELDS } from '@/components/forms/fields'
import { Notice } from '@/components/forms/Notice'
import { forms } from '@/content/forms'
import { emptyDraft } from '@/lib/browser/enquiry/fields'
import type { RequestStatus } from '@/lib/browser/enquiry/requests'

type Shared = { config: EnquiryConfig; closeIcon: ReactNode; dismissName: string; steps: ReactNode }

/** The five states of the offer dialog. */
export type DialogState = 'empty' | 'invalid' | RequestStatus['kind']

const ERRORS = FORM_FIELDS.offer
  .filter(({ required }) => required)
  .map(({ name }) => ({ name, message: `${forms.errors.prefix}${forms.fields[name]}` }))

/** What a request says of itself in a state; null before there is one. */
function statusOf(state: DialogState): RequestStatus | null {
  switch (state) {
    case 'empty':
    case 'invalid':
      return null
    case 'failed':
      return { kind: 'failed', reason: 'offline', fields: [] }
    case 'sending':
    case 'sent':
      return { kind: state }
  }
}

export function Dialog({ state, steps, ...shared }: Shared & { state: DialogState }) {
  const headingId = useId()
  const formId = useId()
  const errors = state === 'invalid' ? ERRORS : []
  const status = statusOf(state)
  return (
    <DialogMarkup
      {...shared}
      open
      nextSteps={steps}
      headingId={headingId}
      form={
        <FormMarkup
          kind="offer"
          config={shared.config}
          labelledBy={headingId}
          formId={formId}
          errors={errors}
          sending={state === 'sending'}
          summary={
            errors.length > 0 && (
              <ErrorSummary errors={errors} formId={formId} press={0} onChoose={() => undefined} />
            )
          }
        />
      }
    >
      {status !== null && status.kind !== 'sending' && <Result {...shared} status={status} isInDialog />}
    </DialogMarkup>
  )
}

/** A result as the notices show it, in the dialog or at the end of a page. */
export function Result({
  status,
  isInDialog = false,
  ...shared
}: Omit<Shared, 'steps'> & { steps?: ReactNode; status: RequestStatus; isInDialog?: boolean }) {
  return (
    <Notice
      {...shared}
      request={{ id: status.kind, form: 'offer', draft: emptyDraft, status, dismissed: false, own: true }}
      takesFocus={false}
      isInDialog={isInDialog}
    />
  )
}
