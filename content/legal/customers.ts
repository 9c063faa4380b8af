import { company } from '@/content/company'

/** Consumers are protected by laws that ask for more on the legal pages: section 36 VSBG, section 14 BFSG. */
export const servesConsumers = company.customers !== 'business'

/** Whom the offer is made to. */
export const customersText = servesConsumers
  ? 'Unser Angebot richtet sich an Unternehmen und öffentliche Stellen, ebenso an Privatleute und Eigentümergemeinschaften.'
  : 'Unser Angebot richtet sich nur an Unternehmen und öffentliche Stellen, nicht an Verbraucherinnen und Verbraucher.'
