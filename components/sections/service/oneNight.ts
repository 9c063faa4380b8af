import type { SectionProps } from '@/components/ui/Section'
import type { MiddleSection } from '@/content/types'

/** Sections between the hero and the call; the watch belongs to the checklist, whose work it shows in one shift. */
export type RunSection = 'intro' | MiddleSection | 'watch'

export type Place = Pick<SectionProps, 'surface' | 'space' | 'closes'>

/**
 * A service page is one night and one morning, in whatever order its content stands: night from the introduction to the
 * checklist and its watch, paper from there to the call.
 */
export function oneNight(
  order: readonly MiddleSection[],
  hasWatch: boolean,
): { section: RunSection; place: Place }[] {
  const sections: RunSection[] = [
    'intro',
    ...order.flatMap((section): RunSection[] =>
      section === 'checklist' && hasWatch ? ['checklist', 'watch'] : [section],
    ),
  ]
  const dawn = sections.indexOf(hasWatch ? 'watch' : 'checklist') + 1
  return sections.map((section, index) => ({
    section,
    place: {
      surface: index < dawn ? 'nacht' : 'papier',
      space: spaceBefore(section, index === dawn),
      closes: index === dawn - 1 || index === sections.length - 1,
    },
  }))
}

function spaceBefore(section: RunSection, isDawn: boolean): NonNullable<Place['space']> {
  if (isDawn) {
    return 'turn'
  }
  return section === 'intro' || section === 'watch' ? 'same' : 'new'
}
