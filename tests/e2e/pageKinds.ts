import { services } from '@/content/services'
import { pathOf } from '@/lib/server/routes'

/** Services whose figures are drawn in different ways; all else on a service page is the same template with other words. */
const oneServiceOfEachFigure = services
  .filter(({ figure }, at) => services.findIndex((other) => other.figure.kind === figure.kind) === at)
  .map(({ slug }) => slug)

/** One page of each template. */
export const templates = ['/', pathOf('werkschutz'), pathOf('impressum'), '/404.html'] as const

/** One page of everything that is built in a way of its own. */
export const pageKinds = [...new Set([...templates, ...oneServiceOfEachFigure.map(pathOf)])]
