import { leftOf, noCheck } from './counterCheck'
import { emptyOffer } from './record'

it.each([
  [{ rate: '24,50' }, { wage: '15,15', onCosts: '22,5' }, { rate: 2450, left: 594 }],
  [{ rate: '15' }, { wage: '15,15', onCosts: '0' }, { rate: 1500, left: -15 }],
  [{ rates: { Tor: '30', Leitung: '40' } }, { wage: '20', onCosts: '20' }, { rate: 3000, left: 600 }],
  [
    { price: 'cells', weekdayDay: '25', rate: '9' },
    { wage: '20', onCosts: '20' },
    { rate: 2500, left: 100 },
  ],
  [{ rate: '' }, { wage: '20', onCosts: '20' }, null],
  [{ rate: '24' }, { wage: '20', onCosts: '' }, null],
  [{ rate: '24' }, noCheck, null],
])('%j less %j', (offer, check, left) => {
  expect(leftOf({ ...emptyOffer, ...offer }, check)).toEqual(left)
})
