import { companyRecord } from '@/content/company'
import { sampleTraces } from './sample'

const { shortName, legalName, street, phone, managingDirector, email } = companyRecord

it('every name of the sample company is a trace of it', () => {
  // An owner has written over some or all of them.
  const names = [shortName, legalName, street, phone, managingDirector, email].filter(({ sample }) => sample)
  expect(names.filter(({ value }) => sampleTraces(value).length === 0)).toEqual([])
})

it('names a word once, and says nothing of other companies', () => {
  expect(sampleTraces('Musterwacht, info@musterwacht.example, post@musterwacht.example')).toEqual([
    'Musterwacht',
    '@musterwacht.example',
  ])
  expect(sampleTraces('Nachtruf GmbH, Werftstraße 12, https://www.example.de')).toEqual([])
})
