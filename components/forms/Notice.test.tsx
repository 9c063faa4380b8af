import { render, screen } from '@testing-library/react'
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
  <Notice request={request} takesFocus config={enquiryConfig} closeIcon={null} dismissName="Schließen" />
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
