import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Paragraphs } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import { type Chapter, wechsel } from '@/content/planning/wechsel'
import { DeskFrame } from '@/desk/frame/DeskFrame'
import { hyphenate } from '@/lib/server/hyphenate'
import { ChangeChecklist } from './ChangeChecklist'
import { ChangeCourse } from './ChangeCourse'

/** How to change the provider: the course, what to think of, and a list to tick. */
export function Change() {
  return (
    <DeskFrame id="planung/wechsel" isAnswer>
      <ChangeCourse course={wechsel.course} />
      {wechsel.chapters.map((chapter) => (
        <ChangeChapter key={chapter.id} chapter={chapter} />
      ))}
      <ChangeChecklist checklist={wechsel.checklist} />
    </DeskFrame>
  )
}

function ChangeChapter({ chapter: { id, heading, paragraphs } }: { chapter: Chapter }) {
  return (
    <Section surface="papier" space="same" labelledBy={id}>
      <div className={`change-chapter hairline pt-5 gap-y-3 ${COLUMNS}`}>
        <h2 id={id} className={`text-sub font-semibold text-balance lg:pr-8 ${AXIS.margin}`}>
          {hyphenate(heading)}
        </h2>
        <div className={`flex max-w-text flex-col gap-4 ${AXIS.list}`}>
          <Paragraphs items={paragraphs} />
        </div>
      </div>
    </Section>
  )
}
