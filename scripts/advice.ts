/** `npm run advice`: what might read better or arrive sooner. It only says so; nothing fails. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { services } from '@/content/services'
import { everyText } from '@/content/support/everyText'
import { FIRST_PACKETS, pages } from '@/lib/server/pages'
import { longSentences, metaLengths, serviceLengths } from './advice/lengths'
import { sameness } from './advice/sameness'
import { wording } from './advice/wording'
import { OUT } from './lib/exportFolder'

/** What a server cannot send at once: visitors on a phone see it a round trip later. */
function heavyPages(): string[] {
  return pages.flatMap(({ path }) => {
    const file = join(OUT, path, 'index.html.br')
    const size = existsSync(file) ? statSync(file).size : 0
    return size > FIRST_PACKETS
      ? [
          `${path}: ${size} Byte HTML in out/; mit höchstens ${FIRST_PACKETS} stünde die Seite einen Moment früher da.`,
        ]
      : []
  })
}

const texts = await everyText()
const advice = [
  ...wording(texts),
  // What a drawing shows is a list, read piece by piece.
  ...longSentences(texts.filter(({ place }) => !/[aA]lt$/.test(place))),
  ...pages.flatMap(metaLengths),
  ...services.flatMap(serviceLengths),
  ...sameness(services),
  ...heavyPages(),
]
console.log(advice.length === 0 ? 'Kein Rat: Nichts fällt auf.' : advice.join('\n'))
