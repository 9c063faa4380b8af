import { agedFacts } from './aged'

const dated: Parameters<typeof agedFacts>[1] = {
  wageFloors: [
    {
      what: 'Gesetzlicher Mindestlohn',
      steps: [
        { cents: 1390, from: '2026-01-01', to: '2026-12-31' },
        { cents: 1460, from: '2027-01-01', to: '2027-12-31' },
      ],
      later: 'im Bundesgesetzblatt',
    },
  ],
  contributions: { year: 2026, until: '2027-12-31' },
  law: { text: 'Rechtsstand: November\u00a02026', until: '2027-11-30' },
  extras: { privacyAsOf: '2027-02-28', accessibilityAsOf: '2026-11-26' },
}

const WAGE = expect.stringMatching(
  /^content\/planning\/wageFloors\.ts: „Gesetzlicher Mindestlohn“ gilt nur bis zum 31\. Dezember 2027\. .*steps.* Es steht im Bundesgesetzblatt\.$/,
)
const CONTRIBUTIONS = expect.stringMatching(
  /^content\/planning\/socialContributions\.ts: .*von 2026 .* 31\. Dezember 2027 /,
)
const LAW = expect.stringMatching(
  /^content\/planning\/lawAsOf\.ts: „Rechtsstand: November 2026“ gilt nur bis zum 30\. November 2027 als gelesen\./,
)
const PRIVACY = expect.stringMatching(
  /^content\/owner\/extras\.json: privacyAsOf: .*„28\. Februar 2027“ .* „2028-03-01“\.$/,
)
const ACCESSIBILITY = expect.stringMatching(
  /^content\/owner\/extras\.json: accessibilityAsOf: .*„26\. November 2026“ /,
)

it.each([
  ['2026-11-28', []],
  ['2027-11-26', []],
  ['2027-11-27', [ACCESSIBILITY]],
  ['2027-12-01', [LAW, ACCESSIBILITY]],
  ['2028-01-01', [WAGE, CONTRIBUTIONS, LAW, ACCESSIBILITY]],
  ['2028-02-28', [WAGE, CONTRIBUTIONS, LAW, ACCESSIBILITY]],
  ['2028-03-01', [WAGE, CONTRIBUTIONS, LAW, PRIVACY, ACCESSIBILITY]],
])('on %s names what has run out, and nothing else', (today, lines) => {
  expect(agedFacts(today, dated)).toEqual(lines)
})

it('of pages that no owner has dated, asks for the day of the template', () => {
  expect(agedFacts('2028-03-01', { ...dated, extras: {} })).toEqual([
    WAGE,
    CONTRIBUTIONS,
    LAW,
    expect.stringContaining('privacyAsOf: Die Datenschutzerklärung trägt den Stand „November 2026“'),
    ACCESSIBILITY,
  ])
})
