import type { ReactNode } from 'react'
import { LineItem } from './line-item'
import styles from './purchase-lines.module.css'
import type { PurchaseLine } from './purchase.types'
import { useLineProducts } from '@/shopper/basket/use-line-products'

interface PurchaseLinesProps<Line extends PurchaseLine> {
  lines: readonly Line[]
  /** All lines, where these are some of them: their pictures are asked for once. */
  purchase?: readonly PurchaseLine[]
  /** The actions for a line. */
  actions?: (line: Line) => ReactNode
}

/** Lines as they were bought, small. */
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
