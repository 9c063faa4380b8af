import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'

/**
 * Finishes the export in Next's own hook, so that a bare `next build`, which many hosts call, produces the same files as
 * `npm run build`. With `output: 'export'` the hook runs when `out/` is written (next.config `adapterPath`).
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'finished-export',
  async onBuildComplete({ projectDir, buildId }) {
    /** @type {typeof import('./onExported')} */
    const { onExported } = await tsImport('./onExported.ts', import.meta.url)
    await onExported(join(projectDir, 'out'), buildId)
  },
}
