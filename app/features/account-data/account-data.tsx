import type { Customer } from '@/commerce-client/customers'
import styles from './account-data.module.css'
import { DeletionSection } from './deletion-section'
import { DownloadSection } from './download-section'

/** Lets customers download or delete all data stored about them. */
export function AccountData({ customer }: { customer: Customer }) {
  return (
    <div className={styles.parts}>
      <DownloadSection />
      <DeletionSection customer={customer} />
    </div>
  )
}
