import { type ComponentSchema, type Config, fields, type Singleton, singleton } from '@keystatic/core'
import extras from '@/content/owner/extras.json' with { type: 'json' }
import pictures from '@/content/owner/pictures.json' with { type: 'json' }
import { records } from '@/content/records'
import type { Choices } from './fields'
import { fieldsOf } from './fields'
import { pictureFields } from './pictures'
import type * as Templates from './templates'
import { textsOf } from './texts'

/** Lists of services. */
const LISTS = ['offer.services', 'offer.large', 'offer.footer', 'place.regions.services']

/** What stands in the file for a service or a person that is not shown now stays there, without a field. */
const unknownPictures = Object.fromEntries(Object.keys(pictures).map((name) => [name, fields.ignored()]))

const form = (label: string, path: string, schema: Record<string, ComponentSchema>) =>
  singleton({ label, path: `owner/${path}`, format: { data: 'json' }, schema })

/** All that an owner may say. @param templates null while they cannot be loaded: a record is wrong, and here it can be put right */
export function editorConfig(templates: typeof Templates | null): Config {
  const { pages = [], serviceTitles = {}, offered = [] } = templates ?? {}
  const choices: Choices =
    templates === null ? {} : Object.fromEntries(LISTS.map((list) => [list, serviceTitles]))
  const team: readonly { slug?: string; name?: string }[] = 'team' in extras ? (extras.team as []) : []
  const ofRecords = Object.entries(records).map(
    ([name, { title, schema }]) => [name, form(title, name, fieldsOf(name, schema, choices))] as const,
  )
  const ofPages = pages.map(
    ({ page, title, template }) =>
      [`texte-${page}`, form(`${title}: Texte`, `texts/${page}`, textsOf(template))] as const,
  )
  const services = offered.map((slug) => ({ slug, title: serviceTitles[slug] ?? slug }))
  const singletons: Record<string, Singleton<Record<string, ComponentSchema>>> = {
    ...Object.fromEntries([...ofRecords, ...ofPages]),
    bilder: form('Bilder und Logo', 'pictures', { ...unknownPictures, ...pictureFields(services, team) }),
  }
  return {
    storage: { kind: 'local' },
    locale: 'de-DE',
    ui: {
      brand: { name: 'Ihre Website', mark: () => <></> },
      navigation: {
        Angaben: ofRecords.map(([key]) => key),
        Bilder: ['bilder'],
        ...(ofPages.length > 0 ? { Texte: ofPages.map(([key]) => key) } : {}),
      },
    },
    singletons,
  }
}
