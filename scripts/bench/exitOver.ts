/** Ends a bench as a failure when anything is over its budget, and says what. */
export function exitOver(faults: readonly string[]) {
  if (faults.length > 0) {
    console.error(faults.join('\n'))
    process.exit(1)
  }
}
