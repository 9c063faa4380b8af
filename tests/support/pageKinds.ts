import { services } from '@/content/services'
import { pathOf } from '@/lib/both/pathOf'
import { firstOfEachKind } from '@/lib/server/pages'

/** Services whose figures are drawn in different ways; all else on a service page is the same template with other words. */
const oneServiceOfEachFigure = services
  .filter(({ figure }, at) => services.findIndex((other) => other.figure?.kind === figure?.kind) === at)
  .map(({ slug }) => slug)

/** One page of each template. */
export const templates: readonly string[] = [...firstOfEachKind.map(({ path }) => path), '/404.html']

/** One page of everything that is built in a way of its own. */
export const pageKinds = [...new Set([...templates, ...oneServiceOfEachFigure.map(pathOf)])]
