import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL_FORM_ENDPOINT } from '@/lib/server/settings'
import { settingsOfExport, whyNotLocal } from './exportFolder'

/** An export whose home page names itself and the address of its forms so. */
function exportFor(canonical: string, action: string): string {
  const out = mkdtempSync(join(tmpdir(), 'export-'))
  writeFileSync(
    join(out, 'index.html'),
    `<link rel="canonical" href="${canonical}"><form action="${action}">`,
  )
  return out
}

it.each([
  ['https://www.wache.test/sub/pfad/', 'https://formulare.test/f', '/sub/pfad', 'https://formulare.test/f'],
  ['https://www.wache.test/', 'mailto:a@wache.test?subject=x', '', null],
])(
  'reads from a page at %s with forms to %s what it was built for',
  (canonical, action, basePath, formEndpoint) => {
    const settings = settingsOfExport(exportFor(canonical, action))
    expect(settings).toEqual({ siteUrl: 'https://www.wache.test', basePath, formEndpoint })
  },
)

it.each([
  ['https://www.wache.test/', LOCAL_FORM_ENDPOINT],
  ['http://localhost:3000/', 'https://formulare.test/f'],
  ['http://localhost:3000/', 'mailto:a@wache.test'],
  ['http://localhost:3100/', 'http://localhost:4200/anfragen'],
])(
  'refuses tests on a build for %s that posts to %s, in one line that says what to run',
  (canonical, action) => {
    const reason = whyNotLocal(settingsOfExport(exportFor(canonical, action)))
    expect(reason).toMatch(/^[^\n]+ Run: npm run build -- --local$/)
  },
)

it('lets tests use a build for this machine, below a path as well', () => {
  for (const canonical of ['http://localhost:3000/', 'http://localhost:3000/sub/pfad/']) {
    expect(whyNotLocal(settingsOfExport(exportFor(canonical, LOCAL_FORM_ENDPOINT)))).toBeNull()
  }
})
