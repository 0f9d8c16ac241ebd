import { FormattedMessage } from 'react-intl'
import type { QuantityException } from '@/commerce-client/basket-notices'
import type { BasketItem } from '@/commerce-client/baskets'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { LineItem } from '@/purchase/order-parts/line-item'
import { BagLine } from './bag-line'
import lineStyles from './bag-line.module.css'
import { bagMessages } from './bag.messages'
import styles from './bag.module.css'

interface BagLinesProps {
  /** The accessible name of the list, or the id of the element with its name. */
  label: { 'aria-label': string } | { 'aria-labelledby': string }
  items: readonly BasketItem[]
  /** All lines that share the stock of these products, including `items`. Default: `items`. */
  among?: readonly BasketItem[]
  products: Readonly<Record<string, LineProduct>>
  /** Returns the available quantity; set only if it differs from the product's own stock. */
  stockOf?: (productId: string) => number | undefined
  exceptions: readonly QuantityException[]
  level?: 2 | 3
  onSave: (item: BasketItem, product: LineProduct | undefined) => void
  onRemove: (item: BasketItem) => void
  onBlock: (itemId: string, isBlocking: boolean) => void
}

export function BagLines({ label, items, among = items, ...lines }: BagLinesProps) {
  const { products, stockOf, exceptions, ...rest } = lines
  return (
    <ul className={styles.lines} {...label}>
      {items.map((item) => {
        const productId = item.productId ?? ''
        const product = products[productId]
        if (item.bonusProductLineItem) {
          return <BonusLine key={item.itemId} item={item} product={product} level={rest.level} />
        }
        return (
          <BagLine
            key={item.itemId}
            item={item}
            product={product}
            stock={stockOf ? stockOf(productId) : product?.ats}
            inOtherLines={countInOtherLines(item, among)}
            exception={exceptions.find(({ itemId }) => itemId === item.itemId)}
            {...rest}
          />
        )
      })}
    </ul>
  )
}

function countInOtherLines(item: BasketItem, items: readonly BasketItem[]): number {
  return items
    .filter((other) => other.productId === item.productId && other.itemId !== item.itemId)
    .reduce((sum, { quantity = 0 }) => sum + quantity, 0)
}

interface BonusLineProps {
  item: BasketItem
  product: LineProduct | undefined
  level?: 2 | 3
}

/** A free bonus product, shown among the lines without quantity controls. */
function BonusLine({ item, product, level = 2 }: BonusLineProps) {
  return (
    <LineItem line={item} product={product} level={level} href={product?.href} isQuantityShown>
      <p className={lineStyles.bonus}>
        <FormattedMessage {...bagMessages.bonus} />
      </p>
    </LineItem>
  )
}
