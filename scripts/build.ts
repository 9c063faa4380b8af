/**
 * `npm run build`: checks the settings and exports the site to `out/`; the adapter in next.config finishes it.
 * `--local` builds for this machine's own servers, whatever the environment says, as `npm start` and the tests do;
 * `--base-path=/sub/pfad` puts such a build below the root, `--keep-scripts` leaves Next's script tags where they are,
 * `--no-form-service` leaves its forms without a service, `--port=3100` is where it will be served. `--types-checked` skips
 * the types after `npm run check`. Beyond settings in the environment it is a bare `next build`, which many hosts call by themselves.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCAL_PORT } from '@/lib/server/settings'
import { exportFaults } from './export/exportFaults'
import { OUT } from './lib/exportFolder'
import { restoreKeptExport } from './lib/keptExport'
import { run } from './lib/run'
import { takeLocalSettings, takeOwnSettings } from './lib/settings'

const { values } = parseArgs({
  options: {
    local: { type: 'boolean', default: false },
    'base-path': { type: 'string', default: '' },
    'keep-scripts': { type: 'boolean', default: false },
    'no-form-service': { type: 'boolean', default: false },
    port: { type: 'string', default: `${LOCAL_PORT}` },
    'types-checked': { type: 'boolean', default: false },
  },
})
if (values.local) {
  takeLocalSettings({
    port: Number(values.port),
    basePath: values['base-path'],
    deferScripts: !values['keep-scripts'],
    formService: !values['no-form-service'],
  })
} else {
  takeOwnSettings()
}
if (values['types-checked']) {
  process.env.TYPES_CHECKED = 'yes'
}
restoreKeptExport()
await run('next', ['build'])

// Next says nothing when it does not call its adapter: the pages would go out without policies, compression and host files.
const [fault, ...others] = exportFaults(OUT, join(process.cwd(), 'public'))
if (fault !== undefined) {
  console.error(
    `Der Export ist nicht vollständig: ${fault} (und ${others.length} weitere). Rufen Sie den Befehl noch einmal auf. Bleibt es dabei, ruft Next am Ende scripts/export/adapter.mjs nicht mehr auf (adapterPath in next.config.mjs).`,
  )
  process.exit(1)
}
