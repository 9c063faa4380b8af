import { expect, test } from '@playwright/test'
import { readSettings } from '@/lib/server/settings'
import { type Finding, printed } from '@/scripts/probe/finding'
import { probe } from '@/scripts/probe/probe'
import { siteAt } from '@/scripts/probe/site'
import { MOVED, OUTDATED_PORT } from '@/tests/servers/cases'
import { hostCase } from './hostCase'

/** What `npm run probe` says of an address that is not well. */
async function complaintsAt(address: string): Promise<string[]> {
  const site = siteAt(address)
  const findings: Finding[] = []
  const redirects = site === null || site.basePath === '' ? [] : [MOVED]
  for await (const finding of site === null ? [] : probe(site, { settings: readSettings({}), redirects })) {
    findings.push(finding)
  }
  expect(findings.length).toBeGreaterThan(8)
  return findings.filter(({ level }) => level === 'bad' || level === 'doubt').map(printed)
}

test('npm run probe finds what this host is known for, and nothing else', async () => {
  const { host, basePath } = hostCase()
  const known = [
    host === 'plain' && '! Kopfzeilen: Es fehlen',
    basePath !== '' && '✗ Formulare: Sie senden nicht',
    '! Muster: ',
    basePath !== '' && `! security.txt: `,
  ].filter((line) => line !== false)
  const complaints = await complaintsAt(`${test.info().project.use.baseURL}${basePath}/`)
  expect(complaints).toEqual(known.map((line) => expect.stringContaining(line)))
})

test('npm run probe sees that a server was not loaded anew after the form service changed', async () => {
  const { host, basePath } = hostCase()
  test.skip(host !== 'nginx' || basePath !== '', 'One server stands for both.')
  const complaints = await complaintsAt(`http://localhost:${OUTDATED_PORT}/`)
  expect(complaints).toContainEqual(expect.stringContaining('✗ Formulare: JEDE ANFRAGE GEHT VERLOREN'))
})
