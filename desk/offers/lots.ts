import { nameText } from '@/desk/german/names'
import { type Hours, type HoursOfName, lotKey } from '@/desk/time/hours'
import { total } from '@/desk/time/table'

/** Hours that have a price of their own: those of a site, a lot or a function, firm or on call. */
export type Lot = Pick<HoursOfName, 'isOnCall' | 'table'> & {
  /** Of its prices; empty where it is the only one. */
  key: string
  /** Empty where it is the only one. */
  label: string
}

/** Whatever has hours, in the order of the posts. Hours without names, as those of cleaning, are one lot. */
export function lotsOf({ table, byName }: Pick<Hours, 'table' | 'byName'>): Lot[] {
  const named = byName.length === 0 ? [{ name: '', isOnCall: false, table }] : byName
  const lots = named.filter((each) => total(each.table) > 0)
  return lots.map((each) => ({
    isOnCall: each.isOnCall,
    table: each.table,
    ...(lots.length === 1 ? { key: '', label: '' } : { key: lotKey(each), label: nameText(each) }),
  }))
}
