/** What the form tells the page around it. */
export type Told = { kind: 'saved' } | { kind: 'refused'; lines: readonly string[] }

/** What the server knows beside the form. */
export type State = {
  missing: readonly { record: string; line: string }[]
  /** What cannot be right in the records together. */
  faults: readonly string[]
  pictureFaults: readonly string[]
  isMakingPictures: boolean
  isSiteUp: boolean
}
