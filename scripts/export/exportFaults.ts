import { appIcons, rootIcons } from '@/lib/server/appIcons'
import { pages, sharingPictures } from '@/lib/server/pages'
import { filesBelow } from '@/scripts/lib/filesBelow'
import { ADDED_FILES, REDIRECTS_FILE } from './addedFiles'
import { COMPRESSIBLE, HASHED_FOLDER } from './hosts/rules'
import { isUsed } from './isUsed'
import { redirectPages, redirectRules } from './redirects'

/** Files besides the pages. */
const ROOT_FILES = [
  ...ADDED_FILES,
  '404.html',
  '404/index.html',
  'robots.txt',
  'sitemap.xml',
  'manifest.webmanifest',
]

/** Files of Next's bundler, which only Next can list. */
const BUNDLE = new RegExp(`^${HASHED_FOLDER.slice(1)}.+\\.(js|css|woff2|json|png|svg)$`)

/**
 * Files that are missing in an export or do not belong there, one line each with the path: an upload must contain everything that the
 * pages need, and no stray files.
 * @param out the exported folder
 * @param publicFolder the folder that Next copies unchanged
 */
export function exportFaults(out: string, publicFolder: string): string[] {
  const actual = new Set(filesBelow(out))
  const made = [
    ...pages.flatMap(({ path, downloads }) => [`${path}index.html`, ...downloads]),
    ...[...sharingPictures, ...appIcons].map(({ path }) => path),
    ...rootIcons,
  ]
  const moved = redirectRules().length > 0 ? [REDIRECTS_FILE] : []
  const plain = [
    ...ROOT_FILES,
    ...moved,
    ...redirectPages().map(({ file }) => file),
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
