// Written by `npm run generate` from the files of this folder. Do not edit.
import type { Service } from '@/content/types'
import { baustellenueberwachung } from './baustellenueberwachung'
import { einzelhandelsschutz } from './einzelhandelsschutz'
import { empfangsdienst } from './empfangsdienst'
import { hotelsicherheit } from './hotelsicherheit'
import { kontrolldienst } from './kontrolldienst'
import { objektschutz } from './objektschutz'
import { reinigungsdienste } from './reinigungsdienste'
import { veranstaltungsservice } from './veranstaltungsservice'
import { werkschutz } from './werkschutz'

/** All services in the order of their `position`. */
export const services: readonly Service[] = [
  werkschutz,
  objektschutz,
  empfangsdienst,
  veranstaltungsservice,
  baustellenueberwachung,
  kontrolldienst,
  hotelsicherheit,
  reinigungsdienste,
  einzelhandelsschutz,
]
