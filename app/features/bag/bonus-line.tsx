import { FormattedMessage } from 'react-intl'
import type { BasketItem } from '@/commerce-client/baskets'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { LineItem } from '@/purchase/order-parts/line-item'
import styles from './bag-line.module.css'
import { bagMessages } from './bag.messages'

interface BonusLineProps {
  item: BasketItem
  product: LineProduct | undefined
  level?: 2 | 3
}

/** What comes along with other lines for nothing: it goes with them, and is not counted otherwise. */
export function BonusLine({ item, product, level = 2 }: BonusLineProps) {
  return (
    <LineItem line={item} product={product} level={level} href={product?.href} isQuantityShown>
      <p className={styles.bonus}>
        <FormattedMessage {...bagMessages.bonus} />
      </p>
    </LineItem>
  )
}
