/** @jest-environment node */
import { company } from '@/content/company'
import { extras } from '@/content/extras'
import { filledExtras } from '@/content/support/filledExtras'
import { internationalPhone } from '@/lib/server/phone'
import { GET } from './route'

jest.mock('@/content/extras', () => ({ extras: {} }))

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
