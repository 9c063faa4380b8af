/**
 * Ends this program, and what it runs, when its parent has ended: `kill` of an `npm start` reaches npm and its shell, which
 * tell nobody. For programs that would go on serving.
 */
export function endWithParent(): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) {
      process.kill(process.pid, 'SIGTERM')
    }
  }, 500).unref()
}
