import { Temporal } from 'temporal-polyfill'
import type { Post } from '@/content/planning/types'
import { calendarOf } from '@/desk/time/calendar'
import { csvOf } from './csv'
import { reckon } from './reckoning'

const range = { from: '2027-03-02', to: '2027-03-03' }
const calendar = calendarOf(Temporal, 'HE', range)

function csv(...posts: Partial<Post>[]): string {
  const whole = posts.map(
    (post): Post => ({
      days: ['Di'],
      from: '08:00',
      to: '08:15',
      people: 1,
      name: 'Tor',
      ...post,
    }),
  )
  return csvOf(
    reckon({ land: 'HE', period: { kind: 'range', ...range }, night: 22, posts: whole }, calendar, 1),
  )
}

it('is what a German Excel opens: its mark, semicolons, decimal commas', () => {
  const lines = csv({}, { name: 'Halle', dates: [{ from: '2027-03-02', to: '2027-03-02' }], people: 2 })
  expect(lines.startsWith('\ufeffStunden 02.03.2027 bis 03.03.2027, Hessen\r\n')).toBe(true)
  expect(lines).toContain('Nacht ist von 22 bis 6\u00a0Uhr')
  expect(lines).toContain('1\u00a0Posten ist unvollständig')
  expect(lines).toContain('\r\nTor;Di;08:00;08:15;1;\r\nHalle;Di;08:00;08:15;2;02.03.2027\r\n')
  expect(lines).toContain('\r\ngesamt;0,75;0;0,75\r\n')
  expect(lines).toContain('\r\nHalle;0,5;0;0,5;0;0;0,5\r\n')
})

it.each(['=1+1', '+49', '-2', '@SUM(A1)', '\tx', '＝1+1', '＋1'])(
  'takes %j for text, as names come out of links',
  (name) => {
    expect(csv({ name })).toContain(`\r\n'${name};`)
  },
)

it.each([
  ['Tor; Süd', '"Tor; Süd"'],
  ['"Süd"', '"""Süd"""'],
  ['Tor\nSüd', '"Tor\nSüd"'],
])('quotes %j, which would part a cell', (name, cell) => {
  expect(csv({ name })).toContain(`\r\n${cell};Di;`)
})
