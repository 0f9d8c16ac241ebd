import { FormattedMessage } from 'react-intl'
import type { WishListProduct } from '@/commerce-client/wish-list-products.queries'
import type { NewWishListItem } from '@/rules/wish-list-item'
import { useMoney } from '@/ui/price'
import { wishListMessages as messages } from './wish-list.messages'
import styles from './wish-list-row.module.css'

interface ItemMarksProps {
  item: NewWishListItem
  /** Undefined if no longer sold. */
  product: WishListProduct | undefined
}

/**
 * Shows the availability of a saved product, and whether its price has dropped since it was saved.
 */
export function ItemMarks({ item, product }: ItemMarksProps) {
  const writeMoney = useMoney()
  if (!product) {
    return (
      <p className={styles.gone}>
        <FormattedMessage {...messages.notSold} />
      </p>
    )
  }
  const { availability, price } = product
  const hasDropped = item.price !== undefined && price !== undefined && price.amount < item.price
  return (
    <ul className={styles.marks}>
      {hasDropped && (
        <li>
          <span className={styles.good}>
            <FormattedMessage {...messages.priceDrop} />
          </span>{' '}
          <FormattedMessage
            {...messages.priceDropText}
            values={{ price: writeMoney(item.price ?? 0) }}
          />
        </li>
      )}
      <li>
        <StockMark availability={availability} wasSoldOut={item.wasSoldOut} />
      </li>
    </ul>
  )
}

type StockMarkProps = Pick<WishListProduct, 'availability'> & Pick<NewWishListItem, 'wasSoldOut'>

function StockMark({ availability, wasSoldOut }: StockMarkProps) {
  if (availability === 'in-stock') {
    return wasSoldOut ? (
      <span className={styles.good}>
        <FormattedMessage {...messages.backInStock} />
      </span>
    ) : (
      <FormattedMessage {...messages.inStock} />
    )
  }
  const text = {
    'out-of-stock': messages.outOfStock,
    'coming-soon': messages.comingSoon,
    'in-shops-only': messages.inShopsOnly,
  }[availability]
  return (
    <span className={styles.gone}>
      <FormattedMessage {...text} />
    </span>
  )
}
