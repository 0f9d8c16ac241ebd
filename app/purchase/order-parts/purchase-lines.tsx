import { LineItem } from './line-item'
import styles from './purchase-lines.module.css'
import type { PurchaseLine } from './purchase.types'
import { useLineProducts } from '@/shopper/basket/use-line-products'

interface PurchaseLinesProps {
  lines: readonly PurchaseLine[]
  /** All lines, where these are some of them: their pictures are asked for once. */
  purchase?: readonly PurchaseLine[]
}

/** Lines as they were bought, small: nothing can be changed here. */
export function PurchaseLines({ lines, purchase = lines }: PurchaseLinesProps) {
  const products = useLineProducts(purchase)
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <LineItem
          key={line.itemId}
          line={line}
          product={products[line.productId ?? '']}
          size="sm"
          isQuantityShown
        />
      ))}
    </ul>
  )
}
