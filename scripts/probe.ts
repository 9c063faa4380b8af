/**
 * `npm run probe -- https://www.example.de`: looks at a published site from outside. Ends with 1 where visitors or search
 * engines suffer, for a cron job; `--still` says only what is to be done, `--anfrage` sends one request marked as a test.
 */
import { parseArgs } from 'node:util'
import { takeOwnSettings } from './lib/settings'
import { type Finding, printed, summaryOf } from './probe/finding'
import { probe } from './probe/probe'
import { siteAt } from './probe/site'

const USAGE = 'Richtig ist zum Beispiel: npm run probe -- https://www.example.de'

function argumentsOrExit() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { anfrage: { type: 'boolean', default: false }, still: { type: 'boolean', default: false } },
    })
  } catch {
    console.error(
      `Das gibt es nicht: ${process.argv.slice(2).join(' ')}. ${USAGE}; dahinter --anfrage oder --still`,
    )
    process.exit(1)
  }
}

const { values, positionals } = argumentsOrExit()
const settings = takeOwnSettings()
const own = settings.siteUrl === null ? undefined : settings.siteUrl + settings.basePath
const address = positionals[0] ?? own
const site = address === undefined ? null : siteAt(address)
if (site === null) {
  console.error(`${address === undefined ? 'Welche Website?' : `„${address}“ ist keine Adresse.`} ${USAGE}`)
  process.exit(1)
}

const findings: Finding[] = []
for await (const finding of probe(site, { settings, sendsRequest: values.anfrage })) {
  findings.push(finding)
  if (!values.still || finding.level === 'bad' || finding.level === 'doubt') {
    console.log(printed(finding))
  }
}
const { line, code } = summaryOf(findings)
if (!values.still) {
  console.log(`\n${line}`)
}
process.exit(code)
