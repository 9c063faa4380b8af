import { costsPage } from '@/content/planning/costsPage'
import { lawAsOf } from '@/content/planning/lawAsOf'
import { checkAge } from './aged'
import { certificateFinding } from './certificate'
import { printed } from './finding'
import { allowsForms } from './policy'
import { twinOf } from './reach'
import { readPage } from './site'

const NOW = new Date('2026-11-25T12:00:00Z')

it.each([
  ['2027-02-25T12:00:00Z', null, '✓ Zertifikat: gültig bis 25.2.2027, noch 92 Tage.'],
  ['2026-12-16T12:00:00Z', null, '✓ Zertifikat: gültig bis 16.12.2026, noch 21 Tage.'],
  ['2026-12-16T11:59:00Z', null, '! Zertifikat: läuft in 20 Tagen ab (16.12.2026)'],
  ['2026-11-25T11:59:00Z', 'CERT_HAS_EXPIRED', '✗ Zertifikat: seit 25.11.2026 abgelaufen'],
  ['2027-02-25T12:00:00Z', 'ERR_TLS_CERT_ALTNAME_INVALID', '✗ Zertifikat: Browser erkennen es nicht an'],
])('says of a certificate until %s with the fault %s: %s', (validTo, fault, line) => {
  expect(printed(certificateFinding({ validTo: new Date(validTo), fault }, NOW))).toContain(line)
})

it.each([
  ["connect-src 'self' https://a.de; form-action https://a.de", true],
  ["connect-src 'self' https://b.de; form-action https://a.de", false],
  ["connect-src 'self' https://a.de; form-action https://b.de", false],
  ["default-src 'none'; form-action https://a.de", false],
  ["frame-ancestors 'none'", true],
  ["connect-src 'none'; connect-src https://a.de", false],
  ["connect-src https://a.de, connect-src 'self'", false],
  ['connect-src a.de; form-action https:', true],
  ['connect-src *.a.de', false],
  ['connect-src *.de; form-action *', true],
  ['connect-src http://a.de', false],
  ['CONNECT-SRC HTTPS://A.DE', true],
])('the policy "%s" lets a page of another origin send to https://a.de: %s', (policy, allowed) => {
  expect(allowsForms(policy, 'https://a.de/f', 'https://www.wache.de')).toBe(allowed)
})

it.each([
  ['www.wache.de', 'wache.de'],
  ['wache.de', 'www.wache.de'],
  ['vorschau.wache.de', null],
  ['192.168.0.1', null],
  ['wache.de:8443', null],
])('the other address of %s is %s', (host, twin) => {
  expect(twinOf(host)).toBe(twin)
})

const wageRow = (...wages: string[]) =>
  `<table><tr><th>Mindest\u00adlohn</th><td>${wages.map((wage) => `<span>${wage}</span>`).join('')}</td></tr></table>`
const { wage } = costsPage.price.floors
const THIS_YEAR = wage('13,90\u00a0€', '01.01.2026', '31.12.2026')
const NEXT_YEAR = wage('14,60\u00a0€', '01.01.2027', '31.12.2027')
const data = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@graph': [{ about: thing }] })}</script>`
const JOB = data({ '@type': 'JobPosting', title: 'Nachtwache', validThrough: '2026-11-25T23:59' })
const CERTIFICATE = data({ '@type': 'Certification', name: 'DIN 77200-1', expires: '2026-11-25' })

it.each([
  ['2026-11-25T22:59:00Z', JOB + CERTIFICATE, '✓ Fristen: '],
  ['2026-11-25T23:01:00Z', JOB, '✗ Stellen: Die Bewerbungsfrist ist vorbei („Nachtwache“ bis 25.11.2026). '],
  ['2026-11-25T23:01:00Z', CERTIFICATE, '(„DIN 77200-1“ bis 25.11.2026); wer damit wirbt'],
  ['2026-12-31T12:00:00Z', wageRow(THIS_YEAR), '✓ Fristen: '],
  [
    '2027-01-01T12:00:00Z',
    wageRow(THIS_YEAR),
    '! Löhne: Die Seiten nennen nur, was vorbei ist („Mindestlohn“ bis',
  ],
  ['2027-01-01T12:00:00Z', wageRow(THIS_YEAR, NEXT_YEAR), '✓ Fristen: '],
  ['2028-01-01T12:00:00Z', wageRow(THIS_YEAR, NEXT_YEAR), '! Löhne: '],
  ['2027-11-30T12:00:00Z', 'Rechtsstand:\u00a0November 2026', '✓ Fristen: '],
  [
    '2027-12-01T12:00:00Z',
    'Rechtsstand: November\u00a02026',
    '! Rechtsstand: Auf 1 von 1 Seiten ist er älter',
  ],
  ['2999-01-01T12:00:00Z', lawAsOf, '! Rechtsstand: '],
])('on %s a page with %s is told: %s', (now, html, line) => {
  const page = readPage('/planung/', html, new Headers())
  expect(checkAge([page], new Date(now)).map(printed)).toEqual([expect.stringContaining(line)])
})
