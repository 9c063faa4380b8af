import type { HostName } from './realServers'

/** Where one version of the site replaces another. */
export const REDEPLOY_PORT = 4290

/** Where a server still has the configuration of a build for another form service. */
export const OUTDATED_PORT = 4240

/** Where the dev server is looked at. */
export const DEV_PORT = 3350

/** Where the pages are served with a policy that forbids scripts. */
export const SCRIPTLESS_PORT = 3001

/** Where WebKit's driver listens. */
export const WEBKIT_DRIVER_PORT = 4500

/** The release of an owner's site: where it is unpacked, and the form service that it was made for, here behind TLS. */
export const RELEASE = {
  port: 4300,
  basePath: '/sicherheit',
  newService: 'museums-wache',
  formService: { host: 'formulare.nachtruf.test', port: 4301 },
  /** What that service demands beside the fields. */
  extraFields: { access_key: '7d1e-nacht', subject: 'Anfrage über die Website' },
} as const

/** The place below a root that the export is tried at. */
export const SUB_PATH = '/sub/pfad'

/** An old address, and where it leads: in the export below the root. */
export const MOVED = { from: '/über-uns.html', to: '/#about' } as const

export type HostCase = { host: HostName; basePath: string; port: number; visits?: string }

/**
 * Every server that we configure at both places, as its rules name the base path. A browser comes once to each of the two
 * exports, with tests of its own: at the root under a server's policy, below it where a bare host sends none.
 */
export const HOST_CASES: readonly HostCase[] = [
  { host: 'nginx', basePath: '', port: 4200, visits: 'sending.spec.ts' },
  { host: 'nginx', basePath: SUB_PATH, port: 4201 },
  { host: 'apache', basePath: '', port: 4210 },
  { host: 'apache', basePath: SUB_PATH, port: 4211 },
  { host: 'caddy', basePath: '', port: 4220 },
  { host: 'caddy', basePath: SUB_PATH, port: 4221 },
  { host: 'plain', basePath: SUB_PATH, port: 4231, visits: 'subPath.spec.ts' },
]
