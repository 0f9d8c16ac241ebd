import type { ReactNode } from 'react'
import styles from './entry-actions.module.css'

/** The row of an entry's `EntryAction`s. */
export function EntryActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
