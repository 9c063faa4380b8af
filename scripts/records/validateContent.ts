import { type RecordName, records } from '@/content/records'
import { detailsSchema } from '@/content/records/details'
import { formServiceSchema } from '@/content/records/formService'
import sampleOffer from '@/content/sample/offer.json' with { type: 'json' }
import { drawnSlugs } from '@/content/services/slugs'
import { rule, validateField, withExample } from '@/lib/server/rules'
import { settingFaults, settingsOf } from '@/lib/server/settings'
import { validateDrawable } from '@/lib/server/sharingFonts'
import { fileOf, type OwnersContent, type OwnRecords } from './ownersContent'
import { schemaFaults } from './schemaFaults'
import { unwrapped } from './unwrapped'

const at = (record: RecordName, field: string) => `${fileOf(record)}: ${field}`

/** Values of which one says nothing without the other. */
const PAIRS = [
  ['registerCourt', 'registerNumber'],
  ['insurer', 'insuredTerritory'],
] as const

function pairFaults({ details }: OwnRecords): string[] {
  return PAIRS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
    .filter(([missing, given]) => !details[missing] && details[given])
    .map(([missing, given]) => {
      const [name, beside] = [missing, given].map((field) => unwrapped(detailsSchema.shape[field]).asked)
      return `${at('details', missing)} (${name?.label}) fehlt, „${beside?.label}“ nicht; eines sagt ohne das andere nichts. Richtig ist zum Beispiel „${name?.example}“, oder keines von beiden.`
    })
}

/** Where the GDPR holds: the EU, Iceland, Liechtenstein and Norway. */
const EEA = `
  Belgien Bulgarien Dänemark Deutschland Estland Finnland Frankreich Griechenland Irland Island Italien Kroatien Lettland
  Liechtenstein Litauen Luxemburg Malta Niederlande Norwegen Österreich Polen Portugal Rumänien Schweden Slowakei
  Slowenien Spanien Tschechien Ungarn Zypern
`
  .trim()
  .split(/\s+/)

/** Without a basis the privacy notice says that no data leaves the EU. */
function transferFaults({ formService: { country, transferBasis } }: OwnRecords): string[] {
  return country === undefined || transferBasis !== undefined || EEA.includes(country)
    ? []
    : [
        withExample(
          `${at('formService', 'country')} „${country}“ ist keines von ${EEA.join(', ')}; dann muss transferBasis sagen, worauf die Übermittlung beruht`,
          unwrapped(formServiceSchema.shape.transferBasis).asked.example ?? '',
        ),
      ]
}

/** What stands in a list a second time, with where it stands first. */
function twice(place: string, names: readonly (string | undefined)[]): string[] {
  return names.flatMap((name, index) => {
    const first = names.indexOf(name)
    return name === undefined || first === index
      ? []
      : [`${place}, Eintrag ${index + 1}: „${name}“ steht schon in Eintrag ${first + 1}.`]
  })
}

function repeatedFaults({ place, offer, extras, services }: OwnRecords): string[] {
  return [
    ...twice(at('place', 'regions'), place.regions?.map(({ name }) => name) ?? []),
    ...(place.regions ?? []).flatMap(({ name, services: slugs = [] }) =>
      twice(`${at('place', 'regions')}, „${name}“: services`, slugs),
    ),
    ...twice(at('extras', 'jobs'), extras.jobs?.map(({ slug }) => slug) ?? []),
    ...twice(at('extras', 'team'), extras.team?.map(({ slug }) => slug) ?? []),
    ...twice(at('services', 'services'), services.services?.map(({ slug }) => slug) ?? []),
    ...(['services', 'large', 'footer'] as const).flatMap((list) =>
      twice(at('offer', list), offer[list] ?? []),
    ),
  ]
}

/** @param offered also where the sample's offer stands for the owner's */
function regionFaults({ place: { regions = [] } }: OwnRecords, offered: readonly string[]): string[] {
  return regions.flatMap(({ name, services = [] }) =>
    services
      .filter((slug) => !offered.includes(slug))
      .map((slug) =>
        withExample(
          `${at('place', 'regions')}, „${name}“: services „${slug}“ bieten Sie nicht an (${fileOf('offer')}: ${offered.join(', ')})`,
          offered[0] ?? '',
        ),
      ),
  )
}

function offerFaults({ offer, services }: OwnRecords): string[] {
  const written: readonly string[] = [...drawnSlugs, ...(services.services ?? []).map(({ slug }) => slug)]
  const [example] = drawnSlugs
  return [
    ...(offer.services ?? [])
      .filter((slug) => !written.includes(slug))
      .map((slug) =>
        withExample(`${at('offer', 'services')} „${slug}“ ist keine von ${written.join(', ')}`, example),
      ),
    ...(['large', 'footer'] as const).flatMap((list) =>
      (offer[list] ?? [])
        .filter((slug) => !offer.services?.includes(slug))
        .map((slug) => withExample(`${at('offer', list)} „${slug}“ steht nicht in services`, example)),
    ),
  ]
}

function orderFaults({ extras: { openingHours = [], jobs = [] } }: OwnRecords): string[] {
  return [
    ...openingHours.flatMap(({ from, to }, index) =>
      from >= to
        ? [
            `${at('extras', `openingHours, Eintrag ${index + 1}`)}: to „${to}“ liegt nicht nach from „${from}“.`,
          ]
        : [],
    ),
    ...jobs.flatMap(({ wage }, index) =>
      wage?.to !== undefined && wage.to < wage.from
        ? [
            `${at('extras', `jobs, Eintrag ${index + 1}`)}: wage.to „${wage.to}“ ist weniger als from „${wage.from}“.`,
          ]
        : [],
    ),
  ]
}

/** The errors in the owner's content, one German line each: file, field, value, message and an example. */
export function validateContent({ records: own, sharingTitles }: OwnersContent): string[] {
  const faults = Object.entries(records).flatMap(([name, { schema }]) =>
    schemaFaults(fileOf(name as RecordName), schema, own[name as RecordName]),
  )
  // Rules across fields read what each of them may be.
  return faults.length > 0
    ? faults
    : [
        ...pairFaults(own),
        ...transferFaults(own),
        ...repeatedFaults(own),
        ...offerFaults(own),
        ...regionFaults(own, own.offer.services ?? sampleOffer.services),
        ...orderFaults(own),
        ...settingFaults(settingsOf(own.website), fileOf('website')),
        ...sharingTitles.flatMap(({ file, field, title }) =>
          validateField(`content/${file}: ${field}`, title, rule(validateDrawable, 'Werkschutz')),
        ),
      ]
}
