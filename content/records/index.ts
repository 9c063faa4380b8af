import { companySchema } from './company'
import { detailsSchema } from './details'
import { extrasSchema } from './extras'
import { factsSchema } from './facts'
import { formServiceSchema } from './formService'
import { offerSchema } from './offer'
import { placeSchema } from './place'
import { servicesSchema } from './services'
import { websiteSchema } from './website'

/** Every record of the owner, in the order in which he is asked: `content/owner/<name>.json`. */
export const records = {
  company: { title: 'Firma', schema: companySchema },
  details: { title: 'Recht und Vertrag', schema: detailsSchema },
  place: { title: 'Ort', schema: placeSchema },
  offer: { title: 'Leistungen', schema: offerSchema },
  facts: { title: 'Zahlen', schema: factsSchema },
  formService: { title: 'Formulardienst', schema: formServiceSchema },
  website: { title: 'Adresse', schema: websiteSchema },
  extras: { title: 'Extras', schema: extrasSchema },
  services: { title: 'Eigene Leistungen', schema: servicesSchema },
} as const

export type RecordName = keyof typeof records
