import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { isRecipientLimitReached } from '@/domain/recipients'
import { recipientMessages } from '@/purchase/recipients/recipients.messages'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { useSheet } from '@/ui/use-sheet'
import styles from './recipients.module.css'
import { shippingMessages as messages } from './shipping.messages'
import type { RecipientEditor } from './use-recipient-editor'

interface AddRecipientProps {
  basket: Basket
  editor: RecipientEditor
}

/** One recipient more, or several at once; at the site's limit it says so (MSH-006, MSH-030). */
export function AddRecipient({ basket, editor }: AddRecipientProps) {
  const { recipientLimit: limit } = useSiteConfig().preferences
  const isFull = isRecipientLimitReached(basket, limit)
  return (
    <div className={styles.add}>
      <div className={styles.ways}>
        <Button
          variant="secondary"
          disabled={isFull || editor.isNew}
          onClick={() => void editor.openNew()}
        >
          <FormattedMessage {...messages.addRecipient} />
        </Button>
        <SeveralAtOnce editor={editor} />
      </div>
      {isFull && (
        <Alert>
          <FormattedMessage {...recipientMessages.limit} values={{ limit }} />
        </Alert>
      )}
    </div>
  )
}

/** Several recipients at once: out of a spreadsheet and, for customers, those they know. */
function SeveralAtOnce({ editor }: { editor: RecipientEditor }) {
  const { formatMessage } = useIntl()
  const { open } = useSheet()
  const { data: customer } = useCustomer()
  // what was typed is saved before others are added
  const afterLeaving = (show: () => void) => async () => {
    if (await editor.leave()) show()
  }
  const onAdded = (count: number) => editor.say(formatMessage(messages.addedSeveral, { count }))
  const ways = [
    ...(customer
      ? [
          {
            message: messages.fromAddressBook,
            show: () => open('known-people', { from: 'address-book' as const, onAdded }),
          },
          {
            message: messages.fromPastOrders,
            show: () => open('known-people', { from: 'orders' as const, onAdded }),
          },
        ]
      : []),
    { message: messages.fromFile, show: () => open('import-recipients', { onAdded }) },
  ]
  return ways.map(({ message, show }) => (
    <Button
      key={message.id}
      // the page may render it again before the sheet returns the focus
      id={message.id}
      variant="quiet"
      size="sm"
      disabled={editor.isNew}
      onClick={() => void afterLeaving(show)()}
    >
      <FormattedMessage {...message} />
    </Button>
  ))
}
