import { exampleIn } from '@/content/planning/examplePlan'
import type { Plan } from '@/content/planning/types'
import { offer } from '@/content/services/offered'
import { rowsOf } from '@/desk/fields/rows'
import { emptyPost, formOf, type PostTexts, readForm } from './record'

const plan: Plan = { ...exampleIn(2027), land: 'HE' }
const [service] = offer.services
const post: PostTexts = { ...emptyPost, name: 'Tor', days: 'Mo,Di', from: '8', to: '16', people: '2' }
const withPost = (patch: Partial<PostTexts>, of = plan) =>
  readForm({ ...formOf(of), posts: rowsOf([{ ...post, ...patch }]) })

it('reads back the plan that it was filled with', () => {
  const full: Plan = {
    ...plan,
    ...(service !== undefined && { service }),
    period: { kind: 'range', from: '2027-05-01', to: '2027-09-30' },
    sunday: '6-20',
    fullTime: { weeklyHours: 38.5, leaveDays: 30, sickDays: 10 },
    posts: [
      {
        ...(plan.posts[0] ?? { days: [], from: '08:00', to: '16:00', people: 1, name: '' }),
        dates: [{ from: '2027-06-01', to: '2027-06-30' }],
      },
    ],
  }
  for (const each of [plan, full]) {
    expect(readForm(formOf(each))).toMatchObject({ plan: each, incomplete: 0, leavesNobody: false })
  }
})

it.each<[Partial<PostTexts>, string]>([
  [{ from: '' }, 'from'],
  [{ to: 'x' }, 'to'],
  [{ people: '0' }, 'people'],
  [{ days: '' }, 'days'],
  [{ dates: 'im Sommer' }, 'dates'],
  [{ dates: '1.5.2028' }, 'dates'],
])('does not count a post with %j, and says so', (patch, field) => {
  const { plan: read, incomplete, faults } = withPost(patch)
  expect([read?.posts, incomplete]).toEqual([[], 1])
  expect(Object.keys(faults.posts.get(1) ?? {})).toEqual([field])
})

it('takes days without a year for those of the period, and the evening before a year', () => {
  expect(withPost({ dates: '1.5.–30.9.' }).plan?.posts[0]?.dates).toEqual([
    { from: '2027-05-01', to: '2027-09-30' },
  ])
  expect(withPost({ dates: '31.12.2026' }).incomplete).toBe(0)
  const range = { ...plan, period: { kind: 'range', from: '2027-01-01', to: '2027-01-02' } } as const
  expect(withPost({ dates: '31.12.2026' }, range).incomplete).toBe(1)
})

it('has no plan while a date is missing or behind the other', () => {
  const { place, ...form } = formOf(plan)
  const range = (from: string, to: string) =>
    readForm({ ...form, place: { ...place, period: 'range', from, to } })
  expect(range('2027-05-10', '')).toMatchObject({ plan: null, faults: { place: { to: 'empty' } } })
  expect(range('', '2100-01-05').faults.place).toEqual({ from: 'empty', to: 'nonsense' })
  expect(range('2027-05-10', '2027-05-09')).toMatchObject({ plan: null, faults: { place: { to: 'order' } } })
  expect(range('2027-05-10', '2027-05-10').plan?.period).toEqual({
    kind: 'range',
    from: '2027-05-10',
    to: '2027-05-10',
  })
})

it('counts nobody where the assumptions leave no time, or cannot be read', () => {
  const { fullTime, ...form } = formOf(plan)
  for (const patch of [{ weeklyHours: '0' }, { leaveDays: '200', sickDays: '200' }, { sickDays: 'x' }]) {
    expect(readForm({ ...form, fullTime: { ...fullTime, ...patch } }).leavesNobody).toBe(true)
  }
})
