import { readNumber } from './german'

/** What is wrong with what was typed. */
export type Fault = 'nonsense' | 'small' | 'large' | 'fraction'

export type Limits = { least: number; most: number; whole?: boolean }

/** A field that was read: a number that counts, nothing yet, or a fault to name. */
export type Read = { value: number | null; fault: Fault | null }

/** Reads a number that must lie between two others, both included. */
export function readWithin(text: string, { least, most, whole = false }: Limits): Read {
  const typed = readNumber(text)
  switch (typed.kind) {
    case 'empty':
      return { value: null, fault: null }
    case 'nonsense':
      return { value: null, fault: 'nonsense' }
    case 'number': {
      const fault = faultOf(typed.value, { least, most, whole })
      return { value: fault === null ? typed.value : null, fault }
    }
  }
}

function faultOf(value: number, { least, most, whole }: Required<Limits>): Fault | null {
  if (value < least) {
    return 'small'
  }
  if (value > most) {
    return 'large'
  }
  return whole && !Number.isInteger(value) ? 'fraction' : null
}
