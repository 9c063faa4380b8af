/** @jest-environment node */
import { company } from '@/content/company'
import { extras } from '@/content/extras'
import { filledExtras } from '@/content/support/filledExtras'
import { internationalPhone } from '@/lib/server/phone'
import { GET } from './route'

jest.mock('@/content/extras', () => ({ extras: {} }))

it('is a card that names the company once for people, once for order and once for firms', async () => {
  const lines = (await GET().text()).split('\r\n')
  expect(lines.slice(0, 5)).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${company.legalName}`,
    `N:${company.legalName};;;;`,
    `ORG:${company.legalName}`,
  ])
  expect(lines).toContain(
    `ADR;TYPE=WORK:;;${company.street};${company.city};;${company.postalCode};Deutschland`,
  )
  expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
})

it('holds the further numbers with their names, below the main one', async () => {
  const plain = await GET().text()
  expect(plain.match(/TEL/g)).toHaveLength(1)
  const [{ number }] = filledExtras.phones
  Object.assign(extras, { phones: [{ label: 'Notruf; Tag, Nacht', number }, filledExtras.phones[1]] })
  const lines = (await GET().text()).split('\r\n')
  expect(lines.filter((line) => /TEL|LABEL/.test(line))).toEqual([
    `TEL;TYPE=WORK,VOICE:${internationalPhone(company.phone)}`,
    'item1.TEL;TYPE=WORK,VOICE:+494012345699',
    'item1.X-ABLABEL:Notruf\\; Tag\\, Nacht',
    'item2.TEL;TYPE=WORK,VOICE:+494511234560',
    'item2.X-ABLABEL:Büro Lübeck',
  ])
})
