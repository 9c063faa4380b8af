import { figureTable, hoursBetween } from './figureTable'

const frame = { heading: '', lead: '', caption: '', note: '' }

describe('hoursBetween', () => {
  it.each([
    ['08:30', '10:30', 2],
    ['12:00', '13:30', 1.5],
    ['23:30', '02:00', 2.5],
    ['06:00', '06:00', 24],
  ] as const)('from %s to %s', (from, to, hours) => {
    expect(hoursBetween(from, to)).toBe(hours)
  })
})

describe('figureTable', () => {
  it('adds up heads and hours of a crew', () => {
    const { rows, total } = figureTable({
      ...frame,
      kind: 'crew',
      labels: { phase: '', crowd: '', heads: '', hours: '', total: 'Summe' },
      posts: ['Tür', 'Saal'],
      phases: [
        { name: 'Einlass', from: '18:00', to: '20:00', crowd: 'viele', heads: [3, 1] },
        { name: 'Ende', from: '23:00', to: '00:30', crowd: 'wenige', heads: [2, 0] },
      ],
    })
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['viele', 3, 1, 4, 8],
      ['wenige', 2, 0, 2, 3],
    ])
    expect(total?.cells).toEqual([null, null, null, null, 11])
  })

  it('adds up weeks and hours of phases', () => {
    const { rows, total } = figureTable({
      ...frame,
      kind: 'phases',
      labels: { phase: '', goods: '', watch: '', weeks: '', weekly: '', hours: '', total: '' },
      phases: [
        { name: 'a', goods: '', watch: '', weeks: 2, weekly: 60 },
        { name: 'b', goods: '', watch: '', weeks: 3, weekly: 10 },
      ],
    })
    expect(rows.map(({ cells }) => cells.at(-1))).toEqual([120, 30])
    expect(total?.cells).toEqual([null, null, 5, null, 150])
  })

  it('adds up a tour and a schedule, by column and in all', () => {
    const tour = figureTable({
      ...frame,
      kind: 'tour',
      labels: { stop: '', checks: '', onSite: '', drive: '', total: '' },
      stops: [
        { name: 'a', checks: '', onSite: 8, drive: 6 },
        { name: 'b', checks: '', onSite: 5, drive: 9 },
      ],
    })
    expect(tour.total?.cells).toEqual([null, 13, 15])
    const schedule = figureTable({
      ...frame,
      kind: 'schedule',
      labels: { work: '', week: '', total: '' },
      days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
      rows: [
        { name: 'a', minutes: [1, 0, 0, 0, 2] },
        { name: 'b', minutes: [4, 0, 8, 0, 0] },
      ],
    })
    expect(schedule.rows.map(({ cells }) => cells.at(-1))).toEqual([3, 12])
    expect(schedule.total?.cells).toEqual([5, 0, 8, 0, 2, 15])
  })
})
