import { startTransition, useEffect, useState, type ReactNode } from 'react'

/**
 * What it holds is drawn after what is around it, in pieces between which the page answers: for
 * what is much and appears at a press.
 */
export function ByAndBy({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => startTransition(() => setDue(true)), [])
  return isDue ? children : null
}
