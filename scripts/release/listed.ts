/** Most of what stands in a wrong place stands there on every page. */
const MOST_LINES = 60

/** For owners who cannot confirm a sentence. */
const WHERE =
  'In einem Terminal fragt npm run release Seite für Seite danach. Stimmt ein Satz nicht, ändern Sie ihn mit npm run edit.'

/** What is to be done, a line each. @param repeated lines of a finished site, of which the first are enough */
export function listed(lines: readonly string[], repeated: readonly string[] = []): string {
  const left = repeated.length - MOST_LINES
  return [
    ...[...lines, ...repeated.slice(0, MOST_LINES)].map((line) => `- ${line}`),
    ...(left > 0 ? [`… und ${left} weitere.`] : []),
    ...(lines.some((line) => line.includes(' ist nicht bestätigt:')) ? [WHERE] : []),
  ].join('\n')
}
