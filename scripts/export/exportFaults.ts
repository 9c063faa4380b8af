import { appIcons } from '@/lib/server/appIcons'
import { pages, sharingPictures } from '@/lib/server/pages'
import { filesBelow } from '@/scripts/lib/filesBelow'
import { ADDED_FILES, REDIRECTS_FILE } from './addedFiles'
import { COMPRESSIBLE, HASHED_FOLDER } from './hosts/rules'
import { isUsed } from './isUsed'
import { leadingPages, redirectRules } from './redirects'

/** What there is beside the pages. */
const ROOT_FILES = [
  ...ADDED_FILES,
  '404.html',
  '404/index.html',
  'robots.txt',
  'sitemap.xml',
  'manifest.webmanifest',
]

/** What Next's bundler made; only Next can count that. */
const BUNDLE = new RegExp(`^${HASHED_FOLDER.slice(1)}.+\\.(js|css|woff2|json|png|svg)$`)

/**
 * What is missing in an export or does not belong there, one line each with the path: an upload must hold all that
 * the pages need, and nothing that somebody left in the folder.
 * @param out the exported folder
 * @param publicFolder the folder that Next copies as it is
 */
export function exportFaults(out: string, publicFolder: string): string[] {
  const actual = new Set(filesBelow(out))
  const made = [
    ...pages.flatMap(({ path, downloads }) => [`${path}index.html`, ...downloads]),
    ...[...sharingPictures, ...appIcons].map(({ path }) => path),
  ]
  const moved = redirectRules().length > 0 ? [REDIRECTS_FILE] : []
  const plain = [
    ...ROOT_FILES,
    ...moved,
    ...leadingPages().map(({ file }) => file),
    ...made.map((path) => path.slice(1)),
    ...filesBelow(publicFolder).filter((file) => isUsed(file)),
  ]
  const bundles = [...actual].filter((file) => BUNDLE.test(file))
  const known = [...plain, ...bundles]
  const copies = known
    .filter((file) => COMPRESSIBLE.test(file))
    .flatMap((file) => [`${file}.br`, `${file}.gz`])
  const expected = new Set([...known, ...copies])
  return [
    ...[...expected].filter((file) => !actual.has(file)).map((file) => `es fehlt out/${file}`),
    ...[...actual].filter((file) => !expected.has(file)).map((file) => `nicht dorthin gehört out/${file}`),
  ].sort()
}
