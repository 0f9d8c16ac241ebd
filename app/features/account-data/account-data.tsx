import type { Customer } from '@/commerce-client/customers'
import styles from './account-data.module.css'
import { DownloadSection } from './download-section'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { accountDataMessages as messages } from './account-data.messages'
import { DeletionForm } from './deletion-form'

/** Deletes the account, after a confirmation that cannot be given by accident. */
function DeletionSection({ customer }: { customer: Customer }) {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <TitledSection title={messages.deletion}>
      <p className="muted">
        <FormattedMessage {...messages.deletionIntro} />
      </p>
      <div className={styles.begin}>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          <FormattedMessage {...messages.begin} />
        </Button>
      </div>
      <Modal isOpen={isAsked} onClose={close} title={<FormattedMessage {...messages.sure} />}>
        <DeletionForm customer={customer} onCancel={close} />
      </Modal>
    </TitledSection>
  )
}

/** Lets customers download or delete all data stored about them. */
export function AccountData({ customer }: { customer: Customer }) {
  return (
    <div className={styles.parts}>
      <DownloadSection />
      <DeletionSection customer={customer} />
    </div>
  )
}
