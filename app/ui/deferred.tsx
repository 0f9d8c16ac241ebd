import { startTransition, useEffect, useState, type ReactNode } from 'react'

/**
 * Renders its children after the surrounding content, in a transition that keeps the page
 * responsive: for long content that appears after a click.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => startTransition(() => setDue(true)), [])
  return isDue ? children : null
}
