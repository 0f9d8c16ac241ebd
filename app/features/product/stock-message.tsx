import { FormattedMessage } from 'react-intl'
import { isLowStock } from '@/domain/availability'
import { classNames } from '@/ui/class-names'
import { availabilityMessages } from './availability.messages'
import { productMessages } from './product.messages'
import styles from './stock-message.module.css'
import type { ProductOffer } from './use-product-offer'

/** Coming soon, in shops only, out of stock; few are left; or nobody makes it (D1 §4, §5). */
export function StockMessage({ offer }: { offer: ProductOffer }) {
  const { availability, isSold, stock } = offer
  const isInStock = isSold && availability === 'in-stock'
  const isLow = isInStock && stock !== undefined && isLowStock(stock)
  const message = isSold
    ? availabilityMessages[isLow ? 'limited' : availability]
    : productMessages.unavailableChoice
  return (
    <p
      className={classNames(styles.stock, isInStock && !isLow && styles.inStock)}
      aria-live="polite"
    >
      <FormattedMessage {...message} />
    </p>
  )
}
