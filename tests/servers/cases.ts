import type { HostName } from './realServers'

/** The two places that the export is tried at. */
export const BASE_PATHS = ['', '/sub/pfad'] as const

/** Where one version of the site replaces another. */
export const REDEPLOY_PORT = 4290

/** Where a site without a form service is tried. */
export const UNCONFIGURED_PORT = 4400

/** Where the pages are served with a policy that forbids scripts. */
export const SCRIPTLESS_PORT = 3001

/** Where WebKit's driver listens. */
export const WEBKIT_DRIVER_PORT = 4500

/** Of the first worker; each has the next ones. */
export const WALK_PORTS = { site: 4600, service: 4700 } as const

/** The release of an owner's site: where it is unpacked, and the form service that it was made for, here behind TLS. */
export const RELEASE = {
  port: 4300,
  basePath: '/sicherheit',
  newService: 'museums-wache',
  formService: { host: 'formulare.nachtruf.test', port: 4301 },
  /** What that service demands beside the fields. */
  extraFields: { access_key: '7d1e-nacht', subject: 'Anfrage über die Website' },
} as const

export type HostCase = { host: HostName; basePath: string; port: number }

/** Every host at every place, each on a port of its own. */
export const HOST_CASES: readonly HostCase[] = (['nginx', 'apache', 'caddy', 'plain'] as const).flatMap(
  (host, row) => BASE_PATHS.map((basePath, column) => ({ host, basePath, port: 4200 + row * 10 + column })),
)
