import type { HostName } from '@/scripts/lib/realServers'

/** The two places that the export is tried at. */
export const BASE_PATHS = ['', '/sub/pfad'] as const

/** Where one version of the site replaces another. */
export const REDEPLOY_PORT = 4290

export type HostCase = { host: HostName; basePath: string; port: number }

/** Every host at every place, each on a port of its own. */
export const HOST_CASES: readonly HostCase[] = (['nginx', 'apache', 'caddy', 'plain'] as const).flatMap(
  (host, row) => BASE_PATHS.map((basePath, column) => ({ host, basePath, port: 4200 + row * 10 + column })),
)
