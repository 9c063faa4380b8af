import type { MetadataRoute } from 'next'
import { company } from '@/content/company'
import { withBase } from '@/lib/both/withBase'
import { appIcons } from '@/lib/server/appIcons'
import { palette } from '@/lib/server/palette'

// Without it the export refuses a generated file.
export const dynamic = 'force-static'

/** What a phone shows when the site is put on its home screen. It opens in the browser: the site is no app. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.legalName,
    short_name: company.shortName,
    lang: 'de',
    start_url: withBase('/'),
    display: 'browser',
    theme_color: palette.nacht[900],
    background_color: palette.nacht[950],
    icons: appIcons.map(({ path, size, purpose }) => ({
      src: withBase(path),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  }
}
