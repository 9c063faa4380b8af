import type { z } from 'zod'
import { confirmations } from '@/content/confirmations'
import company from '@/content/owner/company.json' with { type: 'json' }
import details from '@/content/owner/details.json' with { type: 'json' }
import extras from '@/content/owner/extras.json' with { type: 'json' }
import facts from '@/content/owner/facts.json' with { type: 'json' }
import formService from '@/content/owner/formService.json' with { type: 'json' }
import offer from '@/content/owner/offer.json' with { type: 'json' }
import place from '@/content/owner/place.json' with { type: 'json' }
import services from '@/content/owner/services.json' with { type: 'json' }
import website from '@/content/owner/website.json' with { type: 'json' }
import type { RecordName, records } from '@/content/records'
import type { Read } from '@/content/records/asked'
import { said } from '@/content/said'
import { sharingPictures } from '@/lib/server/pages'
import { type Claims, claims } from './claims'

/** What the owner's files say, as they say it. */
export type OwnRecords = { readonly [N in RecordName]: Partial<Read<z.infer<(typeof records)[N]['schema']>>> }

/** What only the owner can know. Checks and the decision about a release are functions of it, tried with any company. */
export type OwnersContent = {
  records: OwnRecords
  claims: readonly Claims[]
  /** By name of what is claimed. */
  confirmations: Readonly<Record<string, string | undefined>>
  /** What the sharing pictures say below the company's name, with the place that it comes from. */
  sharingTitles: readonly { file: string; field: string; title: string }[]
}

/** What stands in `content/` now. */
export const ownersContent: OwnersContent = {
  records: {
    company: said(company),
    details: said(details),
    place: said(place),
    offer: said(offer),
    facts: said(facts),
    formService: said(formService),
    website: said(website),
    extras: said(extras),
    services: said(services),
  },
  claims,
  confirmations,
  sharingTitles: sharingPictures.map(({ title, said: where }) => ({ ...where, title })),
}

/** Where the owner finds a record. */
export const fileOf = (name: RecordName) => `content/owner/${name}.json`
