import { filledJobs } from '@/content/support/filledJobs'
import { jobMeta, jobOf, jobs, openJobs } from './jobs'
import { pageOf, pages } from './pages'

jest.mock('@/content/extras', () => ({
  extras: { jobs: Object.values(jest.requireActual('@/content/support/filledJobs').filledJobs) },
}))

const { night, weekend, ended } = filledJobs
const absoluteUrl = (path: string) => `https://www.nachtruf.de${path}`

/** What the page of an offer tells search engines. */
const told = (slug: string) => JSON.parse(JSON.stringify(pageOf(`karriere/${slug}`).things(absoluteUrl)))

it('shows an offer until its last day, and not after it', () => {
  const list = { jobs: [ended] }
  expect(openJobs(list, new Date('2026-01-31'))).toEqual([ended])
  expect(openJobs(list, new Date('2026-02-01'))).toEqual([])
  expect(openJobs({}, new Date('2026-02-01'))).toEqual([])
})

it('gives each open offer a page, and none to one that has ended', () => {
  expect(jobs).toEqual([night, weekend])
  expect(pages.filter(({ kind }) => kind === 'job').map(({ path }) => path)).toEqual([
    '/karriere/objektschutz-nacht/',
    '/karriere/empfang-wochenende/',
  ])
  expect(() => jobOf('karriere/messe')).toThrow('karriere/messe')
  expect(() => pageOf('karriere/messe')).toThrow('karriere/messe')
})

it('tells search engines what Google asks of a job posting', () => {
  const [posting, way] = told(night.slug)
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: night.title,
    description: expect.stringMatching(/^Sie bewachen[\s\S]*\n– Runden[\s\S]*\n– Führerschein Klasse B$/),
    url: 'https://www.nachtruf.de/karriere/objektschutz-nacht/',
    datePosted: '2026-01-05',
    validThrough: '2999-01-31T23:59',
    employmentType: ['FULL_TIME', 'PART_TIME'],
    hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
    jobLocation: { address: { postalCode: '20457', addressLocality: 'Hamburg', addressCountry: 'DE' } },
    baseSalary: { currency: 'EUR', value: { unitText: 'HOUR', minValue: 16.5, maxValue: 18 } },
  })
  expect(way['@type']).toBe('BreadcrumbList')
})

it('says nothing of a wage that the record does not name, and knows a mini-job by its own word for it', () => {
  const [posting] = told(weekend.slug)
  expect(posting).not.toHaveProperty('baseSalary')
  expect(posting.employmentType).toEqual(['PART_TIME'])
})

it('describes an offer in words of its own, cut between words to what search results show', () => {
  const { title, description } = jobMeta(night)
  expect(title).toBe('Sicherheitskraft im Objektschutz (m/w/d) in Hamburg')
  expect(description.length).toBeLessThanOrEqual(160)
  expect(description).toMatch(/, Vollzeit oder Teilzeit\. Sie bewachen .*\p{L}…$/u)
  expect(jobMeta(weekend).description).toMatch(/Klinik\.$/)
})
