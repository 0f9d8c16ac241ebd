import type { ReactNode } from 'react'
import styles from './entry-actions.module.css'

export function EntryActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
