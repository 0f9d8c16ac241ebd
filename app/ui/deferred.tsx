import { startTransition, useEffect, useState, type ReactNode } from 'react'

/**
 * Its children are rendered after what is around them, in pieces between which the page answers:
 * for long content that appears at a click.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => startTransition(() => setDue(true)), [])
  return isDue ? children : null
}
