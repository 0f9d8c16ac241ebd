import type { ReactNode } from 'react'
import styles from './account-grid.module.css'

/** The cards of the account's home page, two in a row if they fit. */
export function AccountGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
