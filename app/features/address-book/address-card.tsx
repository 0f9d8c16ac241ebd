import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { CustomerAddress } from '@/commerce-client/customers'
import { AddressText } from '@/purchase/order-parts/address-text'
import { Button } from '@/ui/button'
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

/** An entry of the address book, and what can be done with it. */
export function AddressCard({ entry, headingId, isPending, ...actions }: AddressCardProps) {
  const { addressId: name, preferred } = entry
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      {preferred && (
        <p className={styles.primary}>
          <FormattedMessage {...messages.primary} />
        </p>
      )}
      <Heading level={2} size="md" id={headingId} tabIndex={-1} className={styles.name}>
        {name}
      </Heading>
      <AddressText address={entry} />
      <div className={styles.actions}>
        <Action
          text={messages.edit}
          label={messages.editNamed}
          name={name}
          onClick={actions.onEdit}
        />
        {!preferred && (
          <Action
            text={messages.makePrimary}
            label={messages.makePrimaryNamed}
            name={name}
            isPending={isPending}
            onClick={actions.onMakePrimary}
          />
        )}
        <Action
          text={messages.remove}
          label={messages.removeNamed}
          name={name}
          isPending={isPending}
          onClick={actions.onRemove}
        />
      </div>
    </article>
  )
}

interface ActionProps {
  text: MessageDescriptor
  /** The same, with the name of the entry. */
  label: MessageDescriptor
  name: string
  isPending?: boolean
  onClick: () => void
}

function Action({ text, label, name, isPending, onClick }: ActionProps) {
  const { formatMessage } = useIntl()
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={formatMessage(label, { name })}
      aria-disabled={isPending}
      onClick={isPending ? undefined : onClick}
    >
      <FormattedMessage {...text} />
    </Button>
  )
}
