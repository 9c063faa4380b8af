/**
 * `npm run build`: checks the settings and exports the site to `out/`; the adapter in next.config finishes it.
 * `--local` builds for this machine's own servers, whatever the environment says, as `npm start` and the tests do;
 * `--base-path=/sub/pfad` puts such a build below the root, `--keep-scripts` leaves Next's script tags where they are,
 * `--no-form-service` leaves its forms without a service.
 */
import { parseArgs } from 'node:util'
import { run } from './lib/run'
import { takeLocalSettings, takeOwnSettings } from './lib/settings'

const { values } = parseArgs({
  options: {
    local: { type: 'boolean', default: false },
    'base-path': { type: 'string', default: '' },
    'keep-scripts': { type: 'boolean', default: false },
    'no-form-service': { type: 'boolean', default: false },
  },
})
if (values.local) {
  takeLocalSettings({
    basePath: values['base-path'],
    deferScripts: !values['keep-scripts'],
    formService: !values['no-form-service'],
  })
} else {
  takeOwnSettings()
}
await run('next', ['build'])
