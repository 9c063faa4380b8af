import { pages } from '@/lib/server/pages'
import { anchors } from './anchors'
import { forms } from './forms'
import { home } from './home'
import { place } from './place'
import { ofSample } from './support/ofSample'
import { ui } from './ui'

/** The words, numbers and addresses that the customer fixed, letter by letter. */
describe('what the customer fixed', () => {
  it('the sentences of the forms', () => {
    expect(forms.status.sent).toBe(
      'Vielen Dank für Ihre Anfrage. Wir werden uns schnellstmöglich bei Ihnen melden.',
    )
    expect(forms.status.failed).toBe(
      'Es gab einen Fehler beim Senden des Formulars. Bitte versuchen Sie es später erneut.',
    )
    expect(forms.fields.gdprConsent).toBe('Ich stimme der DSGVO zu*')
  })

  it('the names of the buttons', () => {
    expect(home.hero.services).toBe('Unsere Leistungen')
    expect(ui.firstConsultation).toBe('Kostenloses Erstgespräch')
    expect(ui.requestOffer).toBe('Jetzt Angebot anfordern')
  })

  ofSample('the six regions', () => {
    expect(place.regions.map(({ name }) => name)).toEqual([
      'Frankfurt',
      'Offenbach',
      'Mainz',
      'Wiesbaden',
      'Hanau',
      'Hessen',
    ])
  })

  it('the anchors', () => {
    expect(Object.values(anchors).slice(0, 5)).toEqual([
      'services',
      'karriere',
      'contact',
      'about',
      'consultation',
    ])
  })

  ofSample('the paths', () => {
    const fixed = [
      '/',
      '/werkschutz/',
      '/objektschutz/',
      '/empfangsdienst/',
      '/veranstaltungsservice/',
      '/baustellenueberwachung/',
      '/kontrolldienst/',
      '/hotelsicherheit/',
      '/reinigungsdienste/',
      '/einzelhandelsschutz/',
      '/impressum/',
      '/datenschutz/',
    ]
    // More services may join them; these stay, in this order.
    expect(pages.map(({ path }) => path).filter((path) => fixed.includes(path))).toEqual(fixed)
  })
})
