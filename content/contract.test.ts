import { pages } from '@/lib/server/pages'
import { anchors } from './anchors'
import { forms } from './forms'
import { home } from './home'
import { place } from './place'
import { ofSample } from './support/ofSample'
import { ui } from './ui'

it('keeps the words and anchors that the customer fixed, letter by letter', () => {
  expect(forms.status).toMatchObject({
    sent: 'Vielen Dank für Ihre Anfrage. Wir werden uns schnellstmöglich bei Ihnen melden.',
    failed: 'Es gab einen Fehler beim Senden des Formulars. Bitte versuchen Sie es später erneut.',
  })
  expect(forms.fields.gdprConsent).toBe('Ich stimme der DSGVO zu*')
  expect([home.hero.services, ui.firstConsultation, ui.requestOffer]).toEqual([
    'Unsere Leistungen',
    'Kostenloses Erstgespräch',
    'Jetzt Angebot anfordern',
  ])
  expect(Object.values(anchors)).toEqual(
    expect.arrayContaining(['services', 'karriere', 'contact', 'about', 'consultation']),
  )
})

ofSample('keeps the six regions and the paths of the pages, in their order', () => {
  const regions = ['Frankfurt', 'Offenbach', 'Mainz', 'Wiesbaden', 'Hanau', 'Hessen']
  expect(place.regions.map(({ name }) => name)).toEqual(regions)
  const fixed =
    '/ /werkschutz/ /objektschutz/ /empfangsdienst/ /veranstaltungsservice/ /baustellenueberwachung/ /kontrolldienst/ /hotelsicherheit/ /reinigungsdienste/ /einzelhandelsschutz/ /impressum/ /datenschutz/'.split(
      ' ',
    )
  // More services may join them.
  expect(pages.map(({ path }) => path).filter((path) => fixed.includes(path))).toEqual(fixed)
})
