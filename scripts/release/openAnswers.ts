import { takeOwnSettings } from '@/scripts/lib/settings'
import { type Missing, missingAnswers } from '@/scripts/records/missing'
import { settingsObstacles } from './releaseObstacles'

/** What an owner has still to answer before a release, also where his website lies and where its forms send. */
export function openAnswers(): Missing[] {
  const ofWebsite = settingsObstacles(takeOwnSettings()).map((line) => ({ record: 'website' as const, line }))
  return [...missingAnswers(), ...ofWebsite]
}
