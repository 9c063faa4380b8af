import sample from '@/content/sample/company.json' with { type: 'json' }
import { sampleTraces } from './sample'

it('every name of the sample company is a trace of it', () => {
  const { shortName, legalName, street, phone, managingDirector, email } = sample
  const names = [shortName, legalName, street, phone, managingDirector, email]
  expect(names.filter((name) => sampleTraces(name).length === 0)).toEqual([])
})

it('names a word once, and says nothing of other companies', () => {
  expect(sampleTraces('Musterwacht, info@musterwacht.example, post@musterwacht.example')).toEqual([
    'Musterwacht',
    '@musterwacht.example',
  ])
  expect(sampleTraces('Nachtruf GmbH, Werftstraße 12, https://www.example.de')).toEqual([])
})
