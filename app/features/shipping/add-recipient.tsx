import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { isRecipientLimitReached } from '@/rules/recipients'
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

/** Buttons to add one or several recipients; at the site's limit, a message (MSH-006, MSH-030). */
export function AddRecipient({ basket, editor }: AddRecipientProps) {
  const { recipientLimit: limit } = useSiteConfig().preferences
  const isFull = isRecipientLimitReached(basket, limit)
  return (
    <div className="stack-3 justify-items-start">
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

/**
 * Buttons to add several recipients: from a spreadsheet or, for customers, from orders and address
 * book.
 */
function SeveralAtOnce({ editor }: { editor: RecipientEditor }) {
  const { formatMessage } = useIntl()
  const { open } = useSheet()
  const { data: customer } = useCustomer()
  // the typed address is saved before the sheet opens
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
      // an id lets the sheet return the focus even if the page has re-rendered the button
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
