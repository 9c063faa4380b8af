import type { SectionFrame } from '@/components/ui/Section'
import type { ServicePart } from '@/content/types'

/** The sheet follows the parts that a page orders. */
export type Part = ServicePart | 'sheet'

/**
 * Surface and space of each part in the order of its page: night below the hero and until the watch has seen the morning.
 * @param watch whether the watch begins in the dark or by day; null where the page has none
 */
export function partFrames(
  parts: readonly ServicePart[],
  watch: 'dark' | 'day' | null,
): readonly (SectionFrame & { part: Part })[] {
  const all: readonly Part[] = [...parts, 'sheet']
  const watchAt = watch === null ? -1 : parts.indexOf('watch')
  const surfaces = all.map((part, at) =>
    (watch === 'dark' && at <= watchAt) || (part === 'intro' && at === 0) ? 'nacht' : 'papier',
  )
  return all.map((part, at) => {
    const [surface = 'papier', next] = [surfaces[at], surfaces[at + 1]]
    // Whatever the watch began on, it leaves the page on paper.
    const turned = at > 0 && (at - 1 === watchAt || surfaces[at - 1] !== surface)
    return {
      part,
      surface,
      space: part === 'watch' || at === 0 ? 'same' : turned ? 'turn' : 'new',
      closes: closing(part, next !== undefined && next !== surface, at + 1 === watchAt),
    }
  })
}

/** Words have a floor where their ground ends. The drawing of a watch stands right below those that lead to it, and no others. */
function closing(part: Part, turns: boolean, leadsToWatch: boolean): SectionFrame['closes'] {
  if (part === 'watch') {
    return true
  }
  return turns ? 'floor' : leadsToWatch && part !== 'intro'
}
