/**
 * Fails a test in words: each fault says where it is and what to do, for an owner who knows the texts and not the tests.
 * @param faults one line each
 */
export function expectNoFaults(faults: readonly string[]) {
  if (faults.length > 0) {
    const error = new Error(faults.join('\n'))
    // Jest shows the line that a stack begins with: the test's, not this one.
    Error.captureStackTrace(error, expectNoFaults)
    throw error
  }
}
