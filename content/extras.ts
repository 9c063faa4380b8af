import { isSampleCompany } from './company'
import ownExtras from './owner/extras.json' with { type: 'json' }
import type { ExtrasRecord } from './records/extras'
import { said } from './said'
import sampleExtras from './sample/extras.json' with { type: 'json' }

export type Extras = ExtrasRecord
/** One span of the week. */
export type OpeningHours = NonNullable<Extras['openingHours']>[number]
export type OpeningDay = OpeningHours['days'][number]
export type Job = NonNullable<Extras['jobs']>[number]
/** How much one works, and for how long. */
export type Employment = Job['employment'][number]

/** What only some companies have. */
export const extras: Extras = isSampleCompany ? (sampleExtras as Extras) : said<Extras>(ownExtras)
