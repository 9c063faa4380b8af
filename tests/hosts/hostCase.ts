import { test } from '@playwright/test'
import type { HostName } from '@/tests/servers/realServers'

/** What the host of the running project is. */
export function hostCase(): { host: HostName; basePath: string } {
  const { host, basePath } = test.info().project.metadata
  return { host, basePath }
}

/** An address of its export. */
export const at = (path: string) => hostCase().basePath + path
