import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
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
const show = (changes: Partial<ComponentProps<typeof Notice>> = {}) =>
  render(
    <Notice
      request={request}
      takesFocus
      isInDialog={false}
      config={enquiryConfig}
      closeIcon={null}
      dismissName="Schließen"
      {...changes}
    />,
  )

it('focuses a failure that the visitor waits for', () => {
  show()
  expect(screen.getByRole('group')).toHaveFocus()
})

it('does not take the focus from a field', () => {
  render(<input aria-label="Name" />)
  screen.getByLabelText('Name').focus()
  show()
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

const steps = <p>Wir rufen Sie an</p>

it.each([
  ['show the next steps and the telephone number', { own: true }, { steps }, [enquiryConfig.phoneHref]],
  ['are one sentence on a page after the one that sent', { own: false }, { steps }, []],
  ['are one sentence in the dialog, which shows the rest itself', { own: true }, { isInDialog: true }, []],
])('thanks %s', (_, { own }, where, hrefs) => {
  show({ request: { ...request, status: { kind: 'sent' }, own }, takesFocus: false, ...where })
  expect(screen.getByText(forms.status.sent)).toBeVisible()
  expect(screen.queryAllByText('Wir rufen Sie an')).toHaveLength(hrefs.length)
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs)
})
