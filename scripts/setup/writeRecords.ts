import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builders } from 'magicast'
import type { SocialProfile } from '@/content/company'
import type { CompanyField } from '@/content/companyRecord'
import type { Extras } from '@/content/extras'
import { claimedFacts, type Facts } from '@/content/fact'
import type { FormService } from '@/content/formService'
import type { Place } from '@/content/place'
import type { Offer } from '@/content/services/offered'
import type { SettingName } from '@/lib/server/settings'
import { editModule } from './editModule'

/** Each takes the folder of a project, and writes one record of it. Nothing is checked: the checks of a release do that. */

/** A copy that can be taken apart, without what is undefined. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** @param values by field; null is what the company does not say, and what is missing stays as it is */
export function writeCompany(
  folder: string,
  values: Readonly<Partial<Record<CompanyField, string | null>>>,
  socialProfiles?: readonly SocialProfile[],
) {
  editModule(folder, 'content/company.ts', ({ exported, replace }) => {
    const record = exported('companyRecord')
    for (const [field, value] of Object.entries(values)) {
      record[field] = value === null ? builders.raw('unsaid') : builders.functionCall('real', value)
    }
    if (socialProfiles !== undefined) {
      replace('socialProfiles', plain(socialProfiles))
    }
  })
}

export function writePlace(folder: string, place: Place) {
  editModule(folder, 'content/place.ts', ({ exported }) => {
    const record = exported('place')
    Object.assign(record, plain(place))
    for (const field of ['titleArea', 'geo'] as const) {
      if (place[field] === undefined) {
        delete record[field]
      }
    }
  })
}

export function writeOffer(folder: string, offer: Offer) {
  editModule(folder, 'content/services/offered.ts', ({ exported }) => {
    Object.assign(exported('offer'), plain(offer))
  })
}

/** The figures that are claimed, and no others. */
export function writeFacts(folder: string, facts: Facts) {
  editModule(folder, 'content/facts.ts', ({ replace, drop }) => {
    replace('facts', plain(Object.fromEntries(claimedFacts(facts))))
    // The sample's notes take the year from there.
    drop('founded')
  })
}

export function writeFormService(folder: string, service: FormService) {
  editModule(folder, 'content/formService.ts', ({ exported }) => {
    Object.assign(exported('formService'), plain(service))
  })
}

export function writeExtras(folder: string, extras: Extras) {
  editModule(folder, 'content/extras.ts', ({ replace }) => {
    replace('extras', plain(extras))
  })
}

const isPlain = (value: string) => !/[#\s'"]/.test(value)

/** A setting as Next reads it: a `$` would begin the name of another one, a `#` a comment. */
function settingLine(name: string, value: string): string {
  const escaped = value.replaceAll('$', '\\$')
  return `${name}=${isPlain(value) || value.includes("'") ? escaped : `'${escaped}'`}`
}

/** @param values what is missing stays as it is in `.env.local`, comments as well; an empty one is not set */
export function writeSettings(folder: string, values: Readonly<Partial<Record<SettingName, string>>>) {
  const path = join(folder, '.env.local')
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split(/\r?\n/) : []
  for (const [name, value] of Object.entries(values)) {
    const at = lines.findIndex((line) => line.startsWith(`${name}=`))
    lines.splice(at === -1 ? lines.length : at, 1, settingLine(name, value))
  }
  writeFileSync(path, `${lines.join('\n')}\n`)
}
