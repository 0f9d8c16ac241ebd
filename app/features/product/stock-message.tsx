import { FormattedMessage } from 'react-intl'
import { isLowStock } from '@/domain/availability'
import { classNames } from '@/ui/class-names'
import { availabilityMessages } from './availability.messages'
import styles from './buy-section.module.css'
import type { ProductOffer } from './use-product-offer'

/** Coming soon, in shops only, out of stock; or that few are left (D1 §4, §5). */
export function StockMessage({ offer }: { offer: ProductOffer }) {
  const { availability, stock } = offer
  const isLow = availability === 'in-stock' && stock !== undefined && isLowStock(stock)
  return (
    <p
      className={classNames(styles.stock, availability === 'in-stock' && !isLow && styles.inStock)}
      aria-live="polite"
    >
      <FormattedMessage {...availabilityMessages[isLow ? 'limited' : availability]} />
    </p>
  )
}
