import { execFileSync } from 'node:child_process'
import { company } from '@/content/company'
import { releaseObstacles } from './releaseObstacles'

const live = { siteUrl: 'https://www.example.de', formEndpoint: 'https://dienst.example/f' }

it('names everything that is missing at once', () => {
  const lines = releaseObstacles({ siteUrl: null, formEndpoint: null }).join('\n')
  for (const name of [
    'SITE_URL',
    'FORM_ENDPOINT',
    'content/facts.ts',
    'content/formService.ts',
    ...Object.keys(company),
  ]) {
    expect(lines).toContain(name)
  }
})

it('takes this machine for no public address', () => {
  const lines = releaseObstacles({
    siteUrl: 'http://localhost:3000',
    formEndpoint: 'http://localhost:4100/x',
  }).join('\n')
  expect(lines).toContain('SITE_URL')
  expect(lines).toContain('FORM_ENDPOINT')
})

it('does not name what is set', () => {
  const lines = releaseObstacles(live).join('\n')
  expect(lines).not.toContain('SITE_URL')
  expect(lines).not.toContain('FORM_ENDPOINT')
})

it('stops a release of the sample company', () => {
  const env = { ...process.env, SITE_URL: live.siteUrl, FORM_ENDPOINT: live.formEndpoint }
  const attempt = () =>
    execFileSync('npx', ['--no-install', 'tsx', 'scripts/release.ts'], { env, stdio: 'pipe' })
  expect(attempt).toThrow(/No release[\s\S]*legalName/)
})
