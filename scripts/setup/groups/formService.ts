import { formServiceRules, needsTransferBasis } from '@/scripts/records/validateContent'
import type { Group } from '@/scripts/setup/state'
import { writeFormService } from '@/scripts/setup/writeRecords'

export const formProvider: Group = {
  title: 'Formulardienst: wer Ihre Anfragen entgegennimmt',
  status: ({ formService }) => ({
    done: !formService.sample,
    says: formService.sample ? 'offen' : formService.provider,
  }),
  async ask(ask, state) {
    const today = state.formService.sample ? undefined : state.formService
    const provider = await ask.text({
      message: 'Anbieter mit Anschrift',
      value: today?.provider,
      rule: formServiceRules.provider,
    })
    const country = await ask.text({
      message: 'Land, in dem er sitzt',
      value: today?.country ?? 'Deutschland',
      rule: formServiceRules.country,
    })
    const transferBasis = needsTransferBasis(country)
      ? await ask.text({
          message: 'Worauf die Übermittlung dorthin beruht',
          value: today?.transferBasis,
          rule: formServiceRules.transferBasis,
        })
      : null
    const storagePeriod = await ask.text({
      message: 'Wie lange Sie Anfragen aufheben, aus denen kein Auftrag wird',
      value: today?.storagePeriod,
      rule: formServiceRules.storagePeriod,
    })
    return { ...state, formService: { sample: false, provider, country, transferBasis, storagePeriod } }
  },
  write(folder, { formService }) {
    writeFormService(folder, formService)
    return ['content/formService.ts']
  },
}
