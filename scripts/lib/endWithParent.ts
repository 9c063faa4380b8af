/**
 * Ends this program and its children when its parent has ended: `kill` of an `npm start` ends npm and its shell, which pass no
 * signal on. For programs that would go on serving.
 */
export function endWithParent(): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) {
      process.kill(process.pid, 'SIGTERM')
    }
  }, 500).unref()
}
