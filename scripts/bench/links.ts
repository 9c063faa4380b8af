/**
 * `npm run bench -- links`: from a click on a service to the next page's heading and to its picture, by the clock: tapped on a phone with a
 * slow line and a slow processor, and clicked by a pointer that has rested on it. To compare two versions: the clock of a shared machine
 * fails nothing, so no gate runs it.
 */
import { chromium } from '@playwright/test'
import { browserOrExit, launchOptions } from '@/scripts/lib/browser'
import { restedClick, type Shown, tap } from './links/follow'

const SLOWDOWN = 4
/** Milliseconds. */
const AIMS = { tapped: { heading: 420, picture: 500 }, rested: { heading: 150, picture: 150 } } as const

browserOrExit('whole browser')
const browser = await chromium.launch(launchOptions({ build: 'whole browser' }))
const measured: Record<string, [Shown, Shown]> = {
  'a tap on a service': [await tap(browser, SLOWDOWN), AIMS.tapped],
  'a click after 300 ms of rest': [await restedClick(), AIMS.rested],
}
await browser.close()
console.table(
  Object.fromEntries(
    Object.entries(measured).map(([name, [{ heading, picture }, aim]]) => [
      name,
      { heading, 'its aim': aim.heading, picture, 'of picture': aim.picture },
    ]),
  ),
)
