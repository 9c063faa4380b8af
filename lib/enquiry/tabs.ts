import { sharedPart } from './requests'

/*
 * What the open tabs of one visitor tell each other. A Web Lock is held as long as a request is on its way; the browser
 * takes it back when the tab is closed, reloaded or crashes, so nobody has to guess by the clock whether it is still sending.
 * Without https, and in browsers before 2022, there are no locks: the other tabs then ask the one that sends.
 */

const PREFIX = 'anfrage'

/** How long another tab may take to say what it knows, after the sender is gone. */
const ANSWER_MS = 300

const locks = () => (typeof navigator === 'undefined' ? undefined : navigator.locks)

const pause = (ms = ANSWER_MS) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Calls `run` as soon as no other tab is sending the same words.
 * @param isSettled asked if there was such a tab: whether its request is enough. Then `run` is not called; the result is null.
 * @param run called while the lock says that the request is on its way
 */
export async function whileSending<T>(
  { id, fingerprint }: { id: string; fingerprint: string },
  isSettled: () => boolean,
  run: () => Promise<T>,
): Promise<T | null> {
  const manager = locks()
  if (manager === undefined) {
    return run()
  }
  const words = `${PREFIX}-${sharedPart(fingerprint)}`
  const send = () => manager.request(`${PREFIX}-${id}`, run)
  const alone = await manager.request(words, { ifAvailable: true }, async (lock) =>
    lock === null ? null : { result: await send() },
  )
  if (alone !== null) {
    return alone.result
  }
  return manager.request(words, async () => {
    await pause()
    return isSettled() ? null : send()
  })
}

/**
 * Resolves when the document that sends this request has got its reply, or is gone.
 * @param unlockedMs how long to wait where no lock tells
 */
export async function whenNotSending(id: string, unlockedMs = 0): Promise<void> {
  await (locks()?.request(`${PREFIX}-${id}`, () => undefined) ?? pause(unlockedMs))
  await pause()
}

export type Tabs = { tell: (message: unknown) => void; close: () => void }

/** A line to the other tabs. Closed while the page rests in the browser's cache, which an open one would prevent. */
export function connectTabs(hear: (message: unknown) => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: () => undefined, close: () => undefined }
  }
  const channel = new BroadcastChannel(PREFIX)
  channel.addEventListener('message', ({ data }) => hear(data))
  let open = true
  return {
    tell: (message) => open && channel.postMessage(message),
    close: () => {
      open = false
      channel.close()
    },
  }
}
