import type { Job } from '@/content/extras'
import type { Land } from '@/content/laender'
import { extrasSchema } from '@/content/records/extras'
import { germanDate } from '@/content/terms'
import { isAlwaysAnswered } from '@/lib/server/emergency'
import { withExample } from '@/lib/server/rules'
import { fileOf, type OwnRecords } from '@/scripts/records/ownersContent'
import { workBeyondInstruction } from './jobProofs'
import { oneGenderOf } from './jobTitles'
import { confirmedFloors, floorAbove } from './jobWages'
import { seatFalsehoods } from './seat'

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

const TWO_GENDERS = /\s*\([mwf]\s*[/|,*]\s*[mwf]\)/i

/** What a job offer says that the law forbids or knows better. */
function jobFalsehoods(job: Job, index: number, land: Land | undefined): string[] {
  const at = (field: string) => `${fileOf('extras')}: jobs, Eintrag ${index + 1}: ${field}`
  const { title, town, wage } = job
  const gender = oneGenderOf(title, town)
  const work = workBeyondInstruction(job)
  const floor = floorAbove(job, land, confirmedFloors)
  return [
    ...(gender
      ? [
          withExample(
            `${at('title')} „${title}“ spricht mit „${gender}“ nicht alle Geschlechter an (§ 11 AGG)`,
            `${title.replace(TWO_GENDERS, '')} (m/w/d)`,
          ),
        ]
      : []),
    ...(work
      ? [
          withExample(
            `${at('needs')} verlangt die Unterrichtung; für ${work} ist die Sachkundeprüfung vorgeschrieben (§ 34a Abs. 1a GewO)`,
            'Sachkundeprüfung nach § 34a GewO',
          ),
        ]
      : []),
    ...(floor && wage
      ? [
          withExample(
            `${at('wage.from')} „${euros.format(wage.from)}“ liegt unter ${euros.format(floor.cents / 100)} (${floor.what}, ab ${germanDate(floor.from)}; ${floor.source})`,
            (floor.cents / 100).toFixed(2),
          ),
        ]
      : []),
  ]
}

const jobSchema = extrasSchema.shape.jobs.unwrap().element

/** What the records say and the product knows to be untrue or forbidden, one German line each. A release refuses. */
export function falsehoods({
  company,
  place,
  extras,
}: Pick<OwnRecords, 'company' | 'place' | 'extras'>): string[] {
  return [
    ...seatFalsehoods({ company, place }),
    ...(extras.phones ?? []).flatMap(({ label, hours }, index) =>
      /notruf/i.test(label) && !isAlwaysAnswered(hours)
        ? [
            withExample(
              `${fileOf('extras')}: phones, Eintrag ${index + 1}: label „${label}“ verspricht mehr als die Zeiten „${hours ?? ''}“; „Notruf“ heißt nur, was rund um die Uhr jemand annimmt`,
              'Leitstelle',
            ),
          ]
        : [],
    ),
    // What is no whole job has lines of its own (`validateContent`).
    ...(extras.jobs ?? []).flatMap((job, index) =>
      jobSchema.safeParse(job).success ? jobFalsehoods(job, index, place.land) : [],
    ),
  ]
}
