import type { Place, Region } from '@/content/place'
import { realContent } from './support/realContent'
import { validatePlace } from './validatePlace'

const { place } = realContent
const region: Region = { name: 'Worms', text: 'Hafen und Chemie' }

function regions(count: number): Region[] {
  return Array.from({ length: count }, (_, index) => ({ ...region, name: `Ort ${index + 1}` }))
}

it.each<[string, Partial<Place>]>([
  ['town „“ ist leer', { town: '' }],
  ['town „in Mainz“ beginnt mit „in“', { town: 'in Mainz' }],
  ['area „Im Taunus“ beginnt mit „in“', { area: 'Im Taunus' }],
  ['area „TODO“ ist ein Platzhalter', { area: 'TODO' }],
  ['land „Hessen“ ist keines von BW, BY, ', { land: 'Hessen' as 'HE' }],
  ['regions hat weniger als 2 Einträge', { regions: regions(1) }],
  [
    'regions, Eintrag 3: name „Ort 1“ steht schon in Eintrag 1',
    { regions: [...regions(2), { ...region, name: 'Ort 1' }] },
  ],
  [
    'regions, Eintrag 3: text „ Hafen“ beginnt oder endet mit einem Leerzeichen',
    { regions: [...regions(2), { ...region, text: ' Hafen' }] },
  ],
  [
    'regions, Eintrag 3: land „XX“ ist keines von',
    { regions: [...regions(2), { ...region, land: 'XX' as 'HE' }] },
  ],
  [
    'regions, Eintrag 3: at „[49.98, 8.25]“ ist vertauscht; zuerst kommt die Länge',
    { regions: [...regions(2), { ...region, at: [49.98, 8.25] }] },
  ],
  ['geo „[2.35, 48.86]“ liegt nicht in Deutschland', { geo: [2.35, 48.86] }],
  ['geo „[Mainz]“ besteht nicht aus zwei Zahlen', { geo: 'Mainz' as unknown as [number, number] }],
  ['geo „[8.25, NaN]“ besteht nicht aus zwei Zahlen', { geo: [8.25, Number.NaN] }],
])('%s', (line, change) => {
  expect(validatePlace({ ...place, ...change })).toEqual([
    expect.stringMatching(/^content\/place\.ts: .*\. Richtig ist zum Beispiel „.+“\.$/),
  ])
  expect(validatePlace({ ...place, ...change })[0]).toContain(line)
})

it.each<[string, Partial<Place>]>([
  ['two regions', { regions: regions(2) }],
  ['nine regions', { regions: regions(9) }],
  ['a town that begins like in', { town: 'Ingolstadt', area: 'Immenstadt und Allgäu' }],
  [
    'the corners of Germany',
    { geo: [5.87, 50.9], regions: [...regions(2), { ...region, at: [8.42, 55.05] }] },
  ],
])('takes %s for right', (_, change) => {
  expect(validatePlace({ ...place, ...change })).toEqual([])
})
