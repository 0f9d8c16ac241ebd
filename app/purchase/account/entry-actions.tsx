import type { ReactNode } from 'react'
import styles from './entry-actions.module.css'

/** The row of what can be done with an entry of a list: its `EntryAction`s. */
export function EntryActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
