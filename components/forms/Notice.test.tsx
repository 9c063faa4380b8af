import { render, screen } from '@testing-library/react'
import { forms } from '@/content/forms'
import { emptyDraft } from '@/lib/browser/enquiry/fields'
import type { EnquiryRequest } from '@/lib/browser/enquiry/requests'
import { enquiryConfig } from '@/tests/support/enquiryConfig'
import { Notice } from './Notice'

const request: EnquiryRequest = {
  id: 'eine',
  form: 'contact',
  draft: emptyDraft,
  status: { kind: 'failed', reason: 'rejected', fields: [] },
  dismissed: false,
  own: true,
}
const notice = (
  <Notice
    request={request}
    takesFocus
    isInDialog={false}
    config={enquiryConfig}
    closeIcon={null}
    dismissName="Schließen"
  />
)

it('leads who waits for it to the failure', () => {
  render(notice)
  expect(screen.getByRole('group')).toHaveFocus()
})

it('leaves the focus to who has gone into a field meanwhile', () => {
  render(<input aria-label="Name" />)
  screen.getByLabelText('Name').focus()
  render(notice)
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

describe('thanks', () => {
  const thanks = (changes: Partial<EnquiryRequest>, isInDialog = false) => (
    <Notice
      request={{ ...request, status: { kind: 'sent' }, ...changes }}
      takesFocus={false}
      isInDialog={isInDialog}
      {...(!isInDialog && { steps: <p>Wir rufen Sie an</p> })}
      config={enquiryConfig}
      closeIcon={null}
      dismissName="Schließen"
    />
  )

  it('say what follows, and the telephone number', () => {
    render(thanks({}))
    expect(screen.getByText('Wir rufen Sie an')).toBeVisible()
    expect(screen.getByRole('link', { name: enquiryConfig.phone })).toHaveAttribute(
      'href',
      enquiryConfig.phoneHref,
    )
  })

  it.each([
    ['on a page after the one that sent', thanks({ own: false })],
    ['in the dialog, which says the rest itself', thanks({}, true)],
  ])('are one sentence %s', (_where, element) => {
    render(element)
    expect(screen.getByText(forms.status.sent)).toBeVisible()
    expect(screen.queryByText('Wir rufen Sie an')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
