import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { companyRecord, type SocialProfile, socialProfiles } from '@/content/company'
import type { CompanyRecord } from '@/content/companyRecord'
import { type Extras, extras } from '@/content/extras'
import type { Facts } from '@/content/fact'
import { facts } from '@/content/facts'
import { type FormService, formService } from '@/content/formService'
import { type Place, place } from '@/content/place'
import { type Offer, offer } from '@/content/services/offered'
import type { SettingName } from '@/lib/server/settings'
import type { Ask } from './ask'

/** What the records say now. */
export type State = {
  record: CompanyRecord
  socialProfiles: readonly SocialProfile[]
  place: Place
  offer: Offer
  facts: Facts
  formService: FormService
  extras: Extras
  settings: Readonly<Partial<Record<SettingName, string>>>
}

function settingsOf(folder: string): State['settings'] {
  const path = join(folder, '.env.local')
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
}

export function currentState(folder: string): State {
  return {
    record: companyRecord,
    socialProfiles,
    place,
    offer,
    facts,
    formService,
    extras,
    settings: settingsOf(folder),
  }
}

/** One subject that is asked about in one go, and written at its end. */
export type Group = {
  title: string
  /** How it stands, in a few words. */
  status: (state: State) => { done: boolean; says: string }
  ask: (ask: Ask, state: State) => Promise<State>
  /** Writes its part of the state. Returns the files that it wrote. */
  write: (folder: string, state: State) => readonly string[]
}
