/** A time of day on the 24-hour clock: `05:40`. */
export type Clock = `${number}:${number}`
