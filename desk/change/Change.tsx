import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Disclosure } from '@/components/ui/Disclosure'
import { Paragraphs, Prose } from '@/components/ui/Prose'
import { Container } from '@/components/ui/Section'
import { type Course, changePage, type Lane } from '@/content/planning/changePage'
import { DeskFrame } from '@/desk/frame/DeskFrame'
import styles from './Change.module.css'
import { ChangeChecklist } from './ChangeChecklist'
import { ChangeCourse } from './ChangeCourse'

const { urgent } = changePage
const course: Course = changePage.course

/** How to change the provider: what helps this week, the course, what there is to do in each of its lanes, and a list to tick. */
export function Change() {
  return (
    <DeskFrame id="planung/wechsel" isAnswer>
      <section aria-labelledby="sofort">
        <Container>
          <div className={`hairline-chapter mt-6 pt-5 gap-y-2 ${COLUMNS}`}>
            <h2 id="sofort" className={`text-sub font-semibold ${AXIS.margin}`}>
              {urgent.heading}
            </h2>
            <p className={`max-w-text ${AXIS.list}`}>
              <Prose paragraph={urgent.text} />
            </p>
          </div>
        </Container>
      </section>
      <ChangeCourse course={course} />
      <Container className="pt-same">
        {course.lanes.map((lane) => (
          <ChangeLane key={lane.id} lane={lane} />
        ))}
      </Container>
      <ChangeChecklist checklist={changePage.checklist} />
    </DeskFrame>
  )
}

/** What is drawn of it leads here. */
function ChangeLane({ lane: { id, name, chapters } }: { lane: Lane }) {
  const titleId = `${id}-titel`
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`hairline-chapter pt-5 pb-6 gap-y-3 ${COLUMNS} ${styles.lane}`}
    >
      <h2 id={titleId} className={`text-minor font-semibold lg:text-sub ${AXIS.margin}`}>
        {name}
      </h2>
      <div className={AXIS.list}>
        {chapters.map((chapter) => (
          <Disclosure
            key={chapter.id}
            id={chapter.id}
            heading={course.todo(chapter.step, chapter.heading)}
            listed
          >
            <div className="flex max-w-text flex-col gap-4 pb-6">
              <Paragraphs items={chapter.paragraphs} />
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
