import { z } from 'zod'
import { ADDRESS, type Read, text } from './asked'

/** The service that collects the forms, as the privacy notice must describe it. */
export const formServiceSchema = z.strictObject({
  provider: text('Anbieter mit Anschrift', `Beispiel Dienst GmbH, ${ADDRESS}`),
  country: text('Land, in dem er sitzt', 'Deutschland'),
  transferBasis: text(
    'Worauf die Übermittlung dorthin beruht',
    'Standardvertragsklauseln (Art. 46 Abs. 2 Buchst. c DSGVO)',
    { question: 'Nur, wenn er außerhalb der EU sitzt.' },
  ).exactOptional(),
  storagePeriod: text('Wie lange Sie Anfragen aufheben', 'sechs Monate', {
    question: 'Aus denen kein Auftrag wird.',
  }),
})

export type FormServiceRecord = Read<z.infer<typeof formServiceSchema>>
