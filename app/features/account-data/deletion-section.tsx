import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Customer } from '@/commerce-client/customers'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { accountDataMessages as messages } from './account-data.messages'
import styles from './account-data.module.css'
import { DeletionForm } from './deletion-form'

/** Deletes the account, after a confirmation that cannot be given by accident. */
export function DeletionSection({ customer }: { customer: Customer }) {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <TitledSection title={messages.deletion}>
      <p className={styles.intro}>
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
