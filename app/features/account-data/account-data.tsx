import type { Customer } from '@/commerce-client/customers'
import styles from './account-data.module.css'
import { DeletionSection } from './deletion-section'
import { DownloadSection } from './download-section'

/** What a customer may do with all data stored of them. */
export function AccountData({ customer }: { customer: Customer }) {
  return (
    <div className={styles.parts}>
      <DownloadSection />
      <DeletionSection customer={customer} />
    </div>
  )
}
