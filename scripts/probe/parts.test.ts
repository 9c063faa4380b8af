import { certificateFinding } from './certificate'
import { printed } from './finding'
import { allowsForms } from './policy'
import { twinOf } from './reach'

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
