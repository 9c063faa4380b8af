import { emptyDraft } from '@/lib/enquiry/fields'
import { writeDraft } from '@/lib/enquiry/storage'
import { FAILED_EVENT } from '@/lib/pageContract'

it('what was typed before stands in the forms, and nothing is overwritten', () => {
  writeDraft({ ...emptyDraft, name: 'Ada', email: 'alt@firma.de' })
  document.body.innerHTML =
    '<form data-enquiry="contact"><input name="name"><input name="email" value="neu@firma.de"><input name="website"></form>'
  require('./withoutScripts')
  const values = () => [...document.querySelectorAll('input')].map(({ value }) => value)
  expect(values()).toEqual(['', 'neu@firma.de', ''])
  document.dispatchEvent(new Event(FAILED_EVENT))
  expect(values()).toEqual(['Ada', 'neu@firma.de', ''])
})
