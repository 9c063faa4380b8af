import { type Extras, extras, type Job } from '@/content/extras'
import { employmentOf, jobTexts } from '@/content/jobs'
import type { JobId, PageMeta } from '@/content/types'
import { buildDay } from './buildDay'

const DESCRIPTION_LENGTH = 160

/** Offers for which one may still apply on that day; the others are not shown. */
export function openJobs({ jobs = [] }: Pick<Extras, 'jobs'>, day: Date): readonly Job[] {
  const today = day.toISOString().slice(0, 10)
  return jobs.filter(({ validThrough }) => validThrough >= today)
}

/** The offers of this build. */
export const jobs = openJobs(extras, buildDay())

export function jobId({ slug }: Pick<Job, 'slug'>): JobId {
  return `karriere/${slug}`
}

export function isJobId(id: string): id is JobId {
  return id.startsWith('karriere/')
}

/** @throws where there is no such offer, or none any more */
export function jobOf(id: JobId): Job {
  const job = jobs.find((candidate) => jobId(candidate) === id)
  if (job === undefined) {
    throw new Error(`There is no open job offer ${id} (content/owner/extras.json).`)
  }
  return job
}

/** What fits, cut between words. */
function shortened(text: string): string {
  return text.length <= DESCRIPTION_LENGTH
    ? text
    : `${text.slice(0, DESCRIPTION_LENGTH - 1).replace(/[\s,.;:–-]*\s\S*$/, '')}…`
}

export function jobMeta(job: Job): PageMeta {
  const title = jobTexts.title(job.title, job.town)
  return { title, description: shortened(`${title}, ${employmentOf(job)}. ${job.text}`) }
}
