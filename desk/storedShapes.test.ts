import { Temporal } from 'temporal-polyfill'
import { exampleIn } from '@/content/planning/examplePlan'
import { DESK_VERSION } from '@/content/storageKeys'
import { exampleRooms } from './cleaning/cleaning'
import { rowsOf } from './fields/rows'
import { reckon } from './hours/reckoning'
import { formOf } from './hours/record'
import { storedHoursOf } from './hours/texts'
import { noStoredOffers } from './offers/storedOffers'
import { calendarOf } from './time/calendar'
import { rangeOf } from './time/period'

/** Names of the fields of a value, and of the first entry of its lists. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${shapeOf(value[0])}]`
  }
  return typeof value === 'object' && value !== null
    ? `{${Object.entries(value).map(([key, part]) => `${key}${shapeOf(part)}`)}}`
    : ''
}

const plan = { ...exampleIn(2027), land: 'HE' } as const
const table = '{weekday{day,night},sunday{day,night},holiday{day,night}}'

// Nothing that is stored is checked when it is read: with another shape, DESK_VERSION is another one, too.
it('stores what this version reads', () => {
  expect({
    version: DESK_VERSION,
    form: shapeOf(formOf(plan)),
    hours: shapeOf(storedHoursOf(reckon(plan, calendarOf(Temporal, 'HE', rangeOf(plan.period))), '')),
    rooms: shapeOf(rowsOf(exampleRooms)),
    offers: shapeOf(noStoredOffers),
  }).toEqual({
    version: 2,
    form: '{place{service,land,period,from,to,night,sunday},fullTime{weeklyHours,leaveDays,sickDays},posts{rows[{name,days,from,to,people,dates,onCall,id}],removed[]}}',
    hours: `{table${table},onCall${table},byName[{name,isOnCall,table${table}}],link,label,span,months,counted[],incomplete,details}`,
    rooms: '{rows[{name,area,rate,times,per,id}],removed[]}',
    offers:
      '{source,offers{rows[{name,price,night,sunday,holiday,rule,once,monthly,rates{},cells{},lines[],sheet,id}],removed[]}}',
  })
})
