import { defineMessages, FormattedMessage } from 'react-intl'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import styles from './order-controls.module.css'
import type { ProductOrder } from './order/use-product-order'

const messages = defineMessages({
  start: { id: 'product.sendToSeveral', defaultMessage: 'Send to more than one person' },
})

/** The button to add the product for several recipients (MSH-014). */
export function SendToSeveral({ order }: { order: ProductOrder }) {
  const { multiShippingEnabled } = useSiteConfig().preferences
  const isSent = order.fulfillment.option !== 'PICKUP'
  if (!multiShippingEnabled || !order.canOrder || !isSent || order.line) return null
  return (
    <button
      type="button"
      className={styles.several}
      aria-haspopup="dialog"
      onClick={order.addForSeveral}
    >
      <FormattedMessage {...messages.start} />
    </button>
  )
}
