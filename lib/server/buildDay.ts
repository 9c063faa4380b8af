/**
 * The day of this build, without a time: builds of one day are alike to the byte. `SOURCE_DATE_EPOCH`, in seconds, sets
 * another one (reproducible-builds.org/specs/source-date-epoch).
 */
export function buildDay(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH
  const now = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000)
  return new Date(now.toISOString().slice(0, 10))
}

/** The same, as records write a day: `2026-11-28`. */
export function buildDate(): string {
  return buildDay().toISOString().slice(0, 10)
}
