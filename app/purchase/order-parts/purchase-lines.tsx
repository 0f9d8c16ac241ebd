import type { ReactNode } from 'react'
import { LineItem } from './line-item'
import styles from './purchase-lines.module.css'
import type { PurchaseLine } from './purchase.types'
import { useLineProducts } from '@/shopper/basket/use-line-products'

interface PurchaseLinesProps<Line extends PurchaseLine> {
  lines: readonly Line[]
  /**
   * All lines of the purchase, if `lines` are only some of them: their images are requested
   * together.
   */
  purchase?: readonly PurchaseLine[]
  actions?: (line: Line) => ReactNode
}

export function PurchaseLines<Line extends PurchaseLine>({
  lines,
  purchase = lines,
  actions,
}: PurchaseLinesProps<Line>) {
  const products = useLineProducts(purchase)
  if (lines.length === 0) return null
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <LineItem
          key={line.itemId}
          line={line}
          product={products[line.productId ?? '']}
          size="sm"
          isQuantityShown
        >
          {actions?.(line)}
        </LineItem>
      ))}
    </ul>
  )
}
