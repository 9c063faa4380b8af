import { type MotionValue, useMotionValueEvent } from 'framer-motion'
import { startTransition, useState } from 'react'

/**
 * What is to be seen at the present time, as state. It follows in a task of its own, after the frame that moves the guard: all
 * at once would be one long frame.
 */
export function useAt<T>(time: MotionValue<number>, read: (minutes: number) => T): T {
  const [seen, setSeen] = useState(() => read(time.get()))
  useMotionValueEvent(time, 'change', (minutes) => startTransition(() => setSeen(read(minutes))))
  return seen
}
