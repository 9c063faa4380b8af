import { unconfirmed } from '@/scripts/records/claims'
import { type OwnersContent, ownersContent } from '@/scripts/records/ownersContent'
import { type ReleaseSettings, releaseObstacles, settingsObstacles } from './releaseObstacles'

const MORE =
  'Vor einer Veröffentlichung ist in content/ noch manches zu ergänzen oder zu bestätigen. npm run release listet es auf.'

/** What an ordinary build says of a release: what its settings lack, and whether there is more. */
export function releaseHints(settings: ReleaseSettings, content: OwnersContent = ownersContent): string[] {
  const ofSettings = settingsObstacles(settings)
  const hasMore =
    releaseObstacles(settings, content).length > ofSettings.length ||
    unconfirmed(content.claims, content.confirmations).length > 0
  return hasMore ? [...ofSettings, MORE] : ofSettings
}
