import { claimed } from './claim'
import { services } from './services'
import { everyText } from './support/everyText'
import { expectNoFaults } from './support/expectNoFaults'

/** What a release asks for as a whole (`extrasClaims`), as it asks for each `claim(…)`; and what a buyer asks of others. */
const NOT_SAID_OF_US =
  /^content\/(?:extras\.ts: extras\.(?:certificates|memberships|references)\b|planning\/specimens\/tender\.ts: tender\.people\.items\.)/

/** What the law or a client's lawyer holds against the firm, wherever it stands. */
it.each([
  [
    'Selbstlob vor allen anderen (§ 5 UWG)',
    /(?:branchen|markt|welt)führe|führende\w? (?:Anbieter|Sicherheits|Wach)|einzigartig|Spitzenqualität|Nummer eins|(?:aller)?höchste\w* (?:Standard|Qualität|Sicherheit)/iu,
  ],
  ['Versprechen, die eine schlechte Nacht bricht', /garantier|\b24\/7|lückenlos|100\s?%/i],
  [
    'Zertifikate und Auszeichnungen außer in claim(…)',
    /zertifi|\bISO\b|\bDIN\b|\bTÜV\b|ausgezeichnet|Auszeichnung/i,
  ],
  [
    'Gesetze, die es nicht mehr gibt: Heute gelten DDG, TDDDG und MStV, die Plattform ist geschlossen',
    /\bTMG\b|TTDSG|RStV|Streitbeilegungsplattform/,
  ],
])('has no word that is held against the firm: %s', async (kind, pattern) => {
  const texts = await everyText()
  expect(texts.length).toBeGreaterThan(1000)
  const unclaimed = (text: string) =>
    [...claimed].reduce((rest, sentence) => rest.replace(sentence, ''), text)
  expectNoFaults(
    texts.flatMap(({ place, text }) => {
      const [found] = NOT_SAID_OF_US.test(place) ? [] : (unclaimed(text).match(pattern) ?? [])
      return found === undefined
        ? []
        : [`${place} enthält „${found}“; verboten sind ${kind}. Der Text: „${text}“`]
    }),
  )
})

it('leads from a service to others, never to the page itself', () => {
  expectNoFaults(
    services.flatMap(({ slug, fit }) =>
      fit.otherwise.some(({ service }) => service === slug)
        ? [`${slug}: fit.otherwise führt auf die Seite selbst. Richtig ist eine andere Leistung.`]
        : [],
    ),
  )
})
