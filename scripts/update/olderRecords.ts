import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { companySchema } from '@/content/records/company'
import { detailsSchema } from '@/content/records/details'
import { said } from '@/content/said'
import type { Answers } from '@/scripts/records/answers'

type Fields = Readonly<Record<string, unknown>>

/** What the modules of an older template export. */
type OlderModules = {
  companyRecord: Readonly<Record<string, { value: string; sample: boolean } | null>>
  socialProfiles: readonly Fields[]
  place: Fields & {
    sample: boolean
    regions: readonly (Fields & { at?: readonly number[] })[]
    geo?: readonly number[]
  }
  offer: Fields
  facts: Readonly<
    Record<string, (Fields & { value: string; evidence?: Fields | null; note?: string }) | null>
  >
  formService: Fields & { sample: boolean }
  extras: Fields & { jobs?: readonly (Fields & { employment: string | readonly string[] })[] }
}

const FILES: Readonly<Record<keyof OlderModules, string>> = {
  companyRecord: 'company',
  socialProfiles: 'company',
  place: 'place',
  offer: 'services/offered',
  facts: 'facts',
  formService: 'formService',
  extras: 'extras',
}

/** North before east, as maps show a point. */
const point = (at: readonly number[] | undefined) => (at === undefined ? undefined : `${at[1]}, ${at[0]}`)

function companyAnswers({ companyRecord, socialProfiles }: OlderModules) {
  const own = Object.fromEntries(
    Object.entries(companyRecord).flatMap(([field, entry]) =>
      entry && !entry.sample ? [[field, entry.value] as const] : [],
    ),
  )
  const of = (shape: object) =>
    Object.fromEntries(Object.entries(own).filter(([field]) => field in shape)) as Fields
  const profiles = socialProfiles.filter(({ href }) => href).map(({ name, href }) => ({ name, href }))
  return {
    company: { ...of(companySchema.shape), ...(Object.keys(own).length > 0 && { socialProfiles: profiles }) },
    details: of(detailsSchema.shape),
  }
}

function factsAnswers(facts: OlderModules['facts']): Fields {
  const { founded, ...figures } = facts
  const proven = Object.entries(figures).flatMap(([id, fact]) => {
    if (!fact?.evidence) {
      return []
    }
    const { evidence, note, ...rest } = fact
    return [[id, { ...rest, ...evidence, counts: rest.counts ?? note }] as const]
  })
  return proven.length === 0 ? {} : { ...Object.fromEntries(proven), founded: founded?.value }
}

/** What stood in the modules of an older template, as answers; what was still the sample's is none. */
export function answersFrom(modules: OlderModules): Answers {
  const { place, offer, facts, formService, extras } = modules
  const { sample: _place, shortArea: _short, regions, geo, ...where } = place
  const { sample: _service, ...service } = formService
  const jobs = extras.jobs?.map((job) => ({ ...job, employment: [job.employment].flat() }))
  const { company, details } = companyAnswers(modules)
  const isReal = Object.keys(company).length > 0
  return said({
    company,
    details,
    place: place.sample
      ? {}
      : {
          ...where,
          regions: regions.map(({ at, ...region }) => ({ ...region, at: point(at) })),
          geo: point(geo),
        },
    offer: isReal ? offer : {},
    facts: factsAnswers(facts),
    formService: formService.sample ? {} : service,
    extras: isReal ? { ...extras, jobs } : {},
  })
}

/** @param folder the site so far, with the records in TypeScript */
export async function olderAnswers(folder: string): Promise<Answers> {
  const tsconfig = join(folder, 'tsconfig.json')
  const exported = await Promise.all(
    Object.entries(FILES).map(async ([name, file]) => {
      const path = pathToFileURL(join(folder, 'content', `${file}.ts`)).href
      const module: Fields = await tsImport(path, { parentURL: import.meta.url, tsconfig })
      return [name, module[name] ?? (module.default as Fields | undefined)?.[name]] as const
    }),
  )
  return answersFrom(Object.fromEntries(exported) as OlderModules)
}
