import { endWithParent } from './endWithParent'

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** The one who started us; whom the system gives an orphan to is another one. */
function parent(pid: number) {
  Object.defineProperty(process, 'ppid', { value: pid, configurable: true })
}

it('a program that serves ends when the one that started it has ended, and is kept alive by nothing here', () => {
  jest.useFakeTimers()
  const kill = jest.spyOn(process, 'kill').mockReturnValue(true)
  const interval = jest.spyOn(global, 'setInterval')
  parent(4711)
  endWithParent()
  expect(interval.mock.results[0]?.value.hasRef()).toBe(false)
  jest.advanceTimersByTime(60_000)
  expect(kill).not.toHaveBeenCalled()
  parent(1)
  jest.advanceTimersByTime(500)
  expect(kill.mock.calls).toEqual([[process.pid, 'SIGTERM']])
})
