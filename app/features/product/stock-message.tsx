import { useEffect } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import { isLowStock } from '@/rules/availability'
import type { SelectionStatus } from '@/rules/selection-status'
import { logError } from '@/lib/log'
import { classNames } from '@/ui/class-names'
import { availabilityMessages } from './availability.messages'
import styles from './stock-message.module.css'
import type { ProductOffer } from './order/use-product-offer'

const messages = defineMessages({
  chooseShopToSee: {
    id: 'fulfillment.chooseShopToSee',
    defaultMessage: 'Select a shop to see whether it is in stock there.',
  },
  chooseToSee: {
    id: 'product.chooseToSee',
    defaultMessage: 'Choose one to see whether it is in stock.',
  },
  unavailableChoice: {
    id: 'product.unavailableChoice',
    defaultMessage: 'This combination is not available.',
  },
})

interface StockMessageProps {
  offer: ProductOffer
  status?: SelectionStatus
  /** Pickup is chosen, but no shop. */
  needsShop?: boolean
  /** The product is for pickup only, which is not offered here. */
  isOutOfReach?: boolean
}

/**
 * The availability of a product: coming soon, in shops only, out of stock, few left, or a prompt to
 * choose a variant or shop (PDP-053).
 */
export function StockMessage({
  offer,
  status = 'ready',
  needsShop = false,
  isOutOfReach = false,
}: StockMessageProps) {
  const { availability, isSold, isUnexplained, productId, stock } = offer
  useEffect(() => {
    // logged, because an operator must correct this product (PDP-082)
    if (isUnexplained) logError('a product is not in stock, and says no status', { productId })
  }, [isUnexplained, productId])
  const isOffered = availability === 'in-stock' && !isOutOfReach
  const isInStock = isSold && isOffered
  const isLow = isInStock && stock !== undefined && isLowStock(stock)
  const isOpen = isOffered && (status !== 'ready' || (needsShop && isSold))
  const message = () => {
    if (isOutOfReach) return availabilityMessages['pickup-only']
    if (needsShop && isInStock) return messages.chooseShopToSee
    if (isOpen) return messages.chooseToSee
    if (!isSold && status === 'ready') return messages.unavailableChoice
    return availabilityMessages[isLow ? 'limited' : availability]
  }
  return (
    <p
      className={classNames(
        styles.stock,
        isInStock && !isLow && !isOpen && styles.inStock,
        isOpen && styles.open,
      )}
      aria-live="polite"
    >
      <FormattedMessage {...message()} />
    </p>
  )
}
