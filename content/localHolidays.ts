import type { Land } from './laender'

/** Holidays that do not hold in all of a Land, or in one year only: how the calculator counts them. */
export const localHolidays: Readonly<Partial<Record<Land, string>>> = {
  BY: 'Mariä Himmelfahrt (15.\u00a0August) ist eingerechnet, aber nur in Gemeinden mit mehr katholischen als evangelischen Einwohnern ein Feiertag. Das Friedensfest in Augsburg (8.\u00a0August) ist nicht eingerechnet.',
  BE: 'Der einmalige Feiertag am 17.\u00a0Juni\u00a02028 ist nicht eingerechnet.',
  SN: 'Fronleichnam ist nicht eingerechnet: In einigen Orten des Landkreises Bautzen ist das ein Feiertag.',
  TH: 'Fronleichnam ist nicht eingerechnet: Im Landkreis Eichsfeld und in einigen anderen Orten ist das ein Feiertag.',
}
