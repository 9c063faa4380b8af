import { claimed } from './claim'
import { services } from './services'
import { everyText } from './support/everyText'
import { expectNoFaults } from './support/expectNoFaults'

/** What a release asks for as a whole (`extrasClaims`), as it asks for each `claim(…)`. */
const CLAIMED_EXTRAS = /^content\/extras\.ts: extras\.(?:certificates|memberships|references)\b/

/** What the law or a client's lawyer holds against the firm, wherever it stands. How a text reads is for `npm run advice`. */
it.each([
  [
    'praise of oneself above all others (section 5 UWG)',
    /(?:branchen|markt|welt)führe|führende\w? (?:Anbieter|Sicherheits|Wach)|einzigartig|Spitzenqualität|Nummer eins|(?:aller)?höchste\w* (?:Standard|Qualität|Sicherheit)/iu,
  ],
  ['promises that one bad night breaks', /garantier|\b24\/7|lückenlos|100\s?%/i],
  [
    'certificates and awards, unless the owner confirms them: claim(…)',
    /zertifi|\bISO\b|\bDIN\b|\bTÜV\b|ausgezeichnet|Auszeichnung/i,
  ],
  [
    'laws that are gone: today they are DDG, TDDDG and MStV; the platform is closed',
    /\bTMG\b|TTDSG|RStV|Streitbeilegungsplattform/,
  ],
])('has no %s', async (claim, pattern) => {
  const texts = await everyText()
  expect(texts.length).toBeGreaterThan(1000)
  const unclaimed = (text: string) =>
    [...claimed].reduce((rest, sentence) => rest.replace(sentence, ''), text)
  expectNoFaults(
    texts.flatMap(({ place, text }) => {
      const [found] = CLAIMED_EXTRAS.test(place) ? [] : (unclaimed(text).match(pattern) ?? [])
      return found === undefined ? [] : [`${place} has „${found}“: no ${claim}. The text: „${text}“`]
    }),
  )
})

it('leads from a service to others, never to the page itself', () => {
  expectNoFaults(
    services.flatMap(({ slug, fit }) =>
      fit.otherwise.some(({ service }) => service === slug)
        ? [`${slug}: fit.otherwise names the page itself.`]
        : [],
    ),
  )
})
