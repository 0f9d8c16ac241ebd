import { FormattedMessage } from 'react-intl'
import type { CustomerAddress } from '@/commerce-client/customers'
import { EntryAction } from '@/purchase/account/entry-action'
import { EntryActions } from '@/purchase/account/entry-actions'
import { AddressText } from '@/purchase/order-parts/address-text'
import { Heading } from '@/ui/heading'
import { addressBookMessages as messages } from './address-book.messages'
import styles from './address-book.module.css'

interface AddressCardProps {
  entry: CustomerAddress
  headingId: string
  isPending: boolean
  onEdit: () => void
  onMakePrimary: () => void
  onRemove: () => void
}

export function AddressCard({ entry, headingId, isPending, ...actions }: AddressCardProps) {
  const { addressId: name, preferred } = entry
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading level={2} size="md" id={headingId} tabIndex={-1}>
          {name}
        </Heading>
        {preferred && (
          <p className="pill">
            <FormattedMessage {...messages.primary} />
          </p>
        )}
      </div>
      <AddressText address={entry} />
      <div className={styles.actions}>
        <EntryActions>
          <EntryAction
            text={messages.edit}
            label={messages.editNamed}
            name={name}
            onClick={actions.onEdit}
          />
          {!preferred && (
            <EntryAction
              text={messages.makePrimary}
              label={messages.makePrimaryNamed}
              name={name}
              isWaiting={isPending}
              onClick={actions.onMakePrimary}
            />
          )}
          <EntryAction
            text={messages.remove}
            label={messages.removeNamed}
            name={name}
            isWaiting={isPending}
            onClick={actions.onRemove}
          />
        </EntryActions>
      </div>
    </article>
  )
}
