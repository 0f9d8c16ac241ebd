import { FormattedMessage } from 'react-intl'
import type { WishProduct } from '@/commerce-client/wish-products.queries'
import type { NewWish } from '@/domain/wish'
import { Money } from '@/ui/price'
import { wishListMessages as messages } from './wish-list.messages'
import styles from './wish-row.module.css'

interface WishMarksProps {
  wish: NewWish
  /** Undefined: it is no longer sold. */
  product: WishProduct | undefined
}

/** Whether a saved product can be had, and what has become better since it was saved. */
export function WishMarks({ wish, product }: WishMarksProps) {
  if (!product) {
    return (
      <p className={styles.gone}>
        <FormattedMessage {...messages.notSold} />
      </p>
    )
  }
  const { availability, price } = product
  const hasDropped = wish.price !== undefined && price !== undefined && price.amount < wish.price
  return (
    <ul className={styles.marks}>
      {hasDropped && (
        <li>
          <span className={styles.good}>
            <FormattedMessage {...messages.priceDrop} />
          </span>{' '}
          <FormattedMessage
            {...messages.priceDropText}
            values={{ price: <Money amount={wish.price ?? 0} /> }}
          />
        </li>
      )}
      <li>
        <StockMark availability={availability} wasSoldOut={wish.wasSoldOut} />
      </li>
    </ul>
  )
}

type StockMarkProps = Pick<WishProduct, 'availability'> & Pick<NewWish, 'wasSoldOut'>

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
