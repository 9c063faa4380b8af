/** Says of a failed test what its words say: those about texts are written for owners, Jest's frame is not. */
export default class FaultsReporter {
  /**
   * @param {unknown} _test
   * @param {{ testExecError?: { message: string }, testResults: readonly { failureMessages: readonly string[] }[] }} result
   */
  onTestResult(_test, { testExecError, testResults }) {
    const failed = testResults.flatMap(({ failureMessages }) => failureMessages)
    for (const message of testExecError ? [...failed, testExecError.message] : failed) {
      console.error(message.replace(/^Error: /, '').replace(/\n\s+at [\s\S]*$/, ''))
    }
  }
}
