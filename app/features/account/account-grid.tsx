import type { ReactNode } from 'react'
import styles from './account-grid.module.css'

/** The cards of the account's home, two in a row where there is room. */
export function AccountGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
