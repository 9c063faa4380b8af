/** Within this time the same enquiry counts as one intent. */
export const DUPLICATE_WINDOW_MS = 60_000

type Note = { fingerprint: string; at: number; outcome: 'started' | 'failed' }

let last: Note | null = null

/** Tells the other open tabs of this site; nothing is stored. Missing in browsers before 2022: then each tab is alone. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('anfrage')
channel?.addEventListener('message', ({ data }: MessageEvent<Note>) => {
  last = data
})

function note(fingerprint: string, outcome: Note['outcome']) {
  last = { fingerprint, at: Date.now(), outcome }
  channel?.postMessage(last)
}

/** Whether this very enquiry was sent, or is being sent, from this or another tab within the last minute. */
export function isDuplicate(fingerprint: string): boolean {
  return (
    last !== null &&
    last.outcome === 'started' &&
    last.fingerprint === fingerprint &&
    Date.now() - last.at < DUPLICATE_WINDOW_MS
  )
}

/** Remembers that an enquiry is on its way. */
export function noteStarted(fingerprint: string) {
  note(fingerprint, 'started')
}

/** Forgets it again: after a failure the visitor may well send the same words once more. */
export function noteFailed(fingerprint: string) {
  note(fingerprint, 'failed')
}
