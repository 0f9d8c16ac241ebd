import { useState, type ReactNode } from 'react'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import styles from './drawn-late.module.css'

/**
 * A section below the first view of a page that the server wrote: it is laid out and drawn when the
 * visitor comes near, so that the first view is drawn sooner. Links, the page's search and screen
 * readers find what is in it at any time. A page reached from another is laid out whole: going back
 * leads to a place that must be there.
 */
export function DrawnLate({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated()
  const [isLate] = useState(!isHydrated)
  return <div className={isLate ? styles.late : undefined}>{children}</div>
}
