import { useEffect, useState } from 'react'

/** Announcing every key would be noise. */
const PAUSE_MS = 1200

/** A result for screen readers, once the typing has paused. */
export function Announced({ text }: { text: string }) {
  const [said, setSaid] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {said === text ? said : ''}
    </p>
  )
}
