import ownFormService from './owner/formService.json' with { type: 'json' }
import type { FormServiceRecord } from './records/formService'
import { said } from './said'
import sampleFormService from './sample/formService.json' with { type: 'json' }

/** The external service that collects the forms, as the privacy notice must describe it. */
export const formService: FormServiceRecord = {
  ...sampleFormService,
  ...said<FormServiceRecord>(ownFormService),
}
